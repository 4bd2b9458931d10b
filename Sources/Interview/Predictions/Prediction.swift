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

    /// Why the answer is right, in a sentence: the last step of the search, or a controller's place in
    /// the chain.
    var reason: String {
        guard kind == .chain else {
            let call = kind == .hitView ? walk.first { $0.name == answer.first } : walk.last
            guard let call = call ?? walk.first else { return "" }
            let found = call.answer == call.name ? "itself" : call.answer ?? "nil"
            return "\(call.name) answers \(found)\(call.because)."
        }
        let controllers = Set(scene.views.compactMap { $0.controller?.name })
        let index = answer.dropLast().firstIndex(where: controllers.contains) ?? answer.count - 1
        guard answer.indices.contains(index) else { return "" }
        let next = answer.indices.contains(index + 1) ? answer[index + 1] : nil
        return scene.sentence(after: answer[index], comes: next)
    }

    /// Whether a candidate who answered another question knows the answer to this one.
    ///
    /// Scenes with the same chain differ only in frames, which the picture of a chain does not show.
    func asksTheSame(as other: Prediction) -> Bool {
        guard kind == other.kind else { return false }
        return kind == .chain
            ? start == other.start && answer == other.answer : scene == other.scene
    }

    /// The names that an answer may use.
    package var names: [String] {
        switch kind {
        case .hitView, .order: scene.views.map(\.name)
        case .chain: scene.participants
        }
    }
}
