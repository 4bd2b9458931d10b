import Figures
import Scenario

/// A figure as data: the case of a test whose scene it draws, and what of it.
///
/// `figures.json` in an exercise's folder of figures has one for each figure of the lesson.
package struct FigureDescription: Codable, Hashable, Sendable {
    /// The file's name without `.svg`.
    package var name: String
    /// The figure's statement, in one sentence; the lesson repeats it.
    package var title: String
    /// The case of a test, or the lesson's own scene, that is drawn, such as `hiddenView.1`.
    package var scene: String
    /// The step of the scene's script, from 1 on; without one the first.
    package var step: Int?
    /// A touch instead of the step's own.
    package var touch: Point?
    package var draws: Kind
    /// Whether the calls of hit testing are listed.
    package var listsCalls: Bool?
    /// The views from whose origins arrows lead to the touch.
    package var arrows: [String]?
    /// The views whose `frame` is drawn.
    package var frames: [String]?
    /// The views whose coordinates are drawn as a grid.
    package var grids: [String]?
    /// The views that react in their inscribed circle, by the answer's class.
    package var circles: [String]?

    package enum Kind: String, Codable, CaseIterable, Sendable {
        case scene
        case tree
        case chain

        package init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let name = try container.decode(String.self)
            guard let kind = Kind(rawValue: name) else {
                let names = Kind.allCases.map(\.rawValue).joined(separator: ", ")
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "\(name) is nothing to draw: choose one of \(names)"
                )
            }
            self = kind
        }
    }

    /// The index of the step in the script.
    package var stepIndex: Int { (step ?? 1) - 1 }

    /// The scene with the figure's own touch.
    package func scene(from scene: Scene) -> Scene {
        guard let touch else { return scene }
        var touched = scene
        touched.script = Array(scene.script.prefix(stepIndex)) + [.tap(touch)]
        return touched
    }

    /// The figure.
    ///
    /// - Parameter prefix: What distinguishes its ids from those of other exercises' figures.
    package func figure(_ scene: Scene, _ played: PlayedStep, prefix: String) -> Figure {
        let id = "\(prefix)-\(name)"
        switch draws {
        case .scene:
            return LessonSceneFigure(id, self, scene, played).figure
        case .tree:
            return TreeFigure(id, title: title, scene, step: stepIndex, played: played).figure
        case .chain:
            return ChainFigure(id, title: title, scene, step: stepIndex, played: played).figure
        }
    }
}
