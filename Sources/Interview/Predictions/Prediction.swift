import Judge
import Scenario

/// A question about a scene, with its answer.
public struct Prediction: Sendable {
    /// What is to be predicted.
    public var kind: PredictionKind
    /// How hard it is.
    public var level: PredictionLevel
    /// The scene.
    public var scene: Scene
    /// The names that are the answer, in order.
    public var answer: [String]
    /// Who is asked on the way to the hit view, and why each answers so; none for a chain.
    public var walk: [AskedView]

    /// Creates a question.
    public init(
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
    public var start: String? {
        if case .chain(let start) = scene.script.first { start } else { nil }
    }

    /// The names that an answer may use.
    public var names: [String] {
        switch kind {
        case .hitView, .order: scene.views.map(\.name)
        case .chain: scene.participants
        }
    }
}
