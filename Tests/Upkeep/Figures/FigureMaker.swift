import Catalogue
import Figures
import Foundation
import Platform
import Play
import Scenario
import Suites

/// Makes the figures of an exercise's lesson from its tests' scenes, played by the reference.
package struct FigureMaker {
    private let exercise: Exercise
    private let workbook: Workbook
    package let descriptions: [FigureDescription]

    /// A figure's file and what belongs in it.
    package struct Drawn: Sendable {
        package let path: String
        package let figure: Figure

        /// Whether the file has other contents, or is missing.
        package var isStale: Bool {
            FileManager.default.contents(atPath: path) != Data(figure.svg.utf8)
        }
    }

    package init(
        _ exercise: Exercise,
        workbook: Workbook,
        descriptions: [FigureDescription]
    ) {
        self.exercise = exercise
        self.workbook = workbook
        self.descriptions = descriptions
    }

    /// Reads the descriptions beside the lesson.
    package init(_ exercise: Exercise, workbook: Workbook) throws(UpkeepFault) {
        self.exercise = exercise
        self.workbook = workbook
        let path = "\(workbook.figures(exercise))/figures.json"
        guard let data = FileManager.default.contents(atPath: path) else {
            descriptions = []
            return
        }
        do {
            descriptions = try JSONDecoder().decode([FigureDescription].self, from: data)
        } catch {
            throw UpkeepFault("\(path): \((error as? DecodingError)?.words ?? "\(error)")")
        }
    }

    /// All figures of the exercise; none without `figures.json`.
    package func drawn() throws -> [Drawn] {
        guard !descriptions.isEmpty else { return [] }
        let cases = try SuiteCases(exercise, workbook: workbook).all()
        let scenes = Dictionary(cases.map { ($0.identifier, $0.scene) }) { $1 }
        let player = try TracePlayer(referenceOf: exercise, workbook: workbook)
        return try descriptions.map { description in
            guard let own = scenes[description.scene] ?? LessonScenes.byName[description.scene]
            else {
                throw UpkeepFault(
                    "The figure \(description.name) of exercise \(exercise.number) draws the case "
                        + "\(description.scene), which neither a test nor a lesson has."
                )
            }
            let scene = description.scene(from: own)
            guard scene.script.indices.contains(description.stepIndex) else {
                throw UpkeepFault(
                    "The figure \(description.name) of exercise \(exercise.number) draws step "
                        + "\(description.stepIndex + 1), which \(description.scene) does not have."
                )
            }
            return Drawn(
                path: "\(workbook.figures(exercise))/\(description.name).svg",
                figure: description.figure(
                    scene,
                    try played(scene, description, player),
                    prefix: exercise.name
                )
            )
        }
    }

    /// Writes the figures that are stale, and removes those that are described no more.
    ///
    /// - Returns: The paths of the changed files.
    package func write() throws -> [String] {
        let drawn = try drawn()
        let stale = drawn.filter(\.isStale)
        for figure in stale {
            try Data(figure.figure.svg.utf8).write(to: URL(fileURLWithPath: figure.path))
        }
        let left = leftovers(among: drawn)
        for path in left { try FileManager.default.removeItem(atPath: path) }
        return stale.map(\.path) + left
    }

    /// The files of figures that are described no more.
    package func leftovers(among drawn: [Drawn]) -> [String] {
        let folder = workbook.figures(exercise)
        let known = Set(drawn.map(\.path))
        return workbook.figureFiles(exercise).map { "\(folder)/\($0)" }
            .filter { !known.contains($0) }
    }

    // MARK: Playing

    private func played(
        _ scene: Scene,
        _ description: FigureDescription,
        _ player: TracePlayer
    ) throws -> PlayedStep {
        var scene = scene
        let start = scene.script[description.stepIndex].startOfChain
        // The chain along which a touch is delivered is asked for in a step of its own.
        if description.draws == .chain, let start { scene.script.append(.chain(from: start)) }
        let asksLayers = scene.views.contains { $0.kind == .layerView }
        let trace = try player.traces(
            of: [scene],
            recording: PlayedStep.kinds(asksLayers: asksLayers)
        )[0]
        var played = PlayedStep(trace, of: scene, step: description.stepIndex)
        if description.draws == .chain, start != nil {
            played.chain = PlayedStep(trace, of: scene, step: scene.script.count - 1).chain
        }
        return played
    }
}
