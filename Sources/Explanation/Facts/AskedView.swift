import Scenario

/// One `hitTest(_:with:)` call on the way to the hit view, with its result and the reason for it.
package struct AskedView: Hashable, Sendable {
    package let name: String
    /// The number of `hitTest` calls that contain this one.
    package let depth: Int
    /// In the view's own coordinates.
    package let point: Point
    /// The view that it returned; `nil` if it returned nil.
    package let answer: String?
    /// The reason for the answer, as a clause such as "it is hidden".
    package let reason: String

    /// The calls of a step in order.
    ///
    /// If a step runs several passes of hit testing, these are the calls of the first pass.
    package static func all(in trace: [TraceEvent], of scene: Scene, step: Int = 0) -> [AskedView] {
        let tree = CallTree(trace, trace.range(ofStep: step))
        let facts = SceneFacts(scene, step: step)
        var asked: [AskedView] = []
        func add(_ index: Int, depth: Int) {
            let call = tree.calls[index]
            guard call.method == .hitTest else { return }
            asked.append(AskedView(call, depth, tree, facts))
            for case .call(let inner) in call.steps { add(inner, depth: depth + 1) }
        }
        for case .call(let first) in tree.steps(in: nil).prefix(1) { add(first, depth: 0) }
        return asked
    }

    private init(_ call: CallTree.Call, _ depth: Int, _ tree: CallTree, _ facts: SceneFacts) {
        name = facts.name(call.participant)
        self.depth = depth
        point = call.point
        if case .found(let found?) = call.answer {
            answer = facts.name(found)
        } else {
            answer = nil
        }
        reason = AskedView.reason(call, tree, facts) ?? ""
    }

    private static func reason(
        _ call: CallTree.Call,
        _ tree: CallTree,
        _ facts: SceneFacts
    ) -> String? {
        guard let view = facts.view(call.participant) else { return nil }
        let calls = call.steps.compactMap(tree.call)
        guard case .found(let found) = call.answer else { return nil }
        if found == nil {
            if calls.isEmpty {
                let refusals = Refusal.all(of: view)
                return refusals.isEmpty ? nil : refusals.map(\.words).list
            }
            if let inside = calls.last, inside.answer == .isInside(false) {
                return Containment(inside.point, isInside: false, view, hasOwnShape: false)?.words
            }
            return "its own hitTest never returns the view itself"
        }
        let asked = calls.filter { $0.method == .hitTest }
        if found != call.participant {
            return "\(asked.last.map { facts.name($0.participant) } ?? "a subview") found it"
        }
        if asked.contains(where: { $0.answer != .found(nil) }) {
            return "its own hitTest returns the view itself"
        }
        return asked.isEmpty
            ? "the point is inside, and it has no subviews"
            : "the point is inside, and no subview takes it"
    }
}
