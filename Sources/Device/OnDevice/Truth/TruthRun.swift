import UIKit

/// Makes the system answer all facts, and all questions about scenes.
@MainActor
public struct TruthRun {
    /// The frame of the layer that the player adds to a white view, as an answer does.
    private static let blueLayer = CGRect(x: 50, y: 50, width: 100, height: 100)

    /// No answer takes part: UIKit's own classes replace a student's.
    private enum NoAnswer: Harness {}

    private var file: TruthFile

    /// Begins with the facts.
    ///
    /// - Parameter system: The system's name and version, for the report.
    public init(system: String) {
        file = TruthFile(system: system)
        file.facts = Fact.all.map { $0.played() }
    }

    /// Plays a scene.
    ///
    /// - Parameters:
    ///   - name: The scene's name, for the report.
    ///   - text: The scene, as the workbook wrote it.
    public mutating func play(_ name: String, _ text: String) throws {
        play(name, try SceneText(text: text).scene())
    }

    mutating func play(_ name: String, _ scene: Scene) {
        let recorder = Recorder()
        let stage = Stage(scene, harness: NoAnswer.self, recorder: recorder)
        defer { stage.tearDown() }
        for (role, view) in zip(scene.views, stage.views) where role.kind == .layerView {
            let layer = CALayer()
            layer.frame = TruthRun.blueLayer
            view.view.layer.addSublayer(layer)
        }
        let player = ScriptPlayer(stage: stage, recorder: recorder)
        let observations = player.geometry() + scene.script.flatMap(player.play)
        file.scenes.append(PlayedScene(name: name, scene: scene, observations: observations))
    }

    /// Adds the answers that a finger gave, in place of earlier ones.
    public mutating func take(_ room: TouchRoom) {
        let played = room.played()
        let names = Set(played.map(\.name))
        file.facts = file.facts.filter { !names.contains($0.name) } + played
    }

    /// The number of facts and scenes asked so far.
    public var counts: (facts: Int, scenes: Int) { (file.facts.count, file.scenes.count) }

    /// The answers as JSON, which `make truth COMPARE=file.json` reads.
    public func json() throws -> Data {
        try file.json()
    }
}

extension TruthRun {
    /// Plays the scenes of a file again, on the system of this process.
    init(again file: TruthFile, system: String) {
        self.init(system: system)
        for played in file.scenes { play(played.name, played.scene) }
    }
}
