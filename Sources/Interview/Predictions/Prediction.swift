import Explanation
import Scenario

package struct Prediction: Sendable {
    package var kind: PredictionKind
    package var level: PredictionLevel
    package var scene: Scene
    /// The correct names in order.
    package var answer: [String]
    /// The views that hit testing asks, with the reason for each result; empty for a chain.
    package var walk: [AskedView] = []

    /// The responder at which the chain starts.
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
