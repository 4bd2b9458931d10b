import Judge
import Scenario

/// A question about a scene, with its answer.
package struct Prediction: Sendable {
    /// What is to be predicted.
    package var kind: PredictionKind
    /// How hard it is.
    package var level: PredictionLevel
    /// The scene.
    package var scene: Scene
    /// The names that are the answer, in order.
    package var answer: [String]
    /// Who is asked on the way to the hit view, and why each answers so; none for a chain.
    package var walk: [AskedView]

    package init(
        kind: PredictionKind,
        level: PredictionLevel,
        scene: Scene,
        answer: [String],
        walk: [AskedView] = []
    ) {
        self.kind = kind
        self.level = level
        self.scene = scene
        self.answer = answer
        self.walk = walk
    }

    /// The responder that the chain begins with.
    package var start: String? {
        if case .chain(let start) = scene.script.first { start } else { nil }
    }

    /// The names that an answer may use.
    package var names: [String] {
        switch kind {
        case .hitView, .order: scene.views.map(\.name)
        case .chain: scene.participants
        }
    }
}
