import Scenario

/// States, in words, which responder comes next in a scene and why.
struct ChainRule {
    let facts: SceneFacts

    func words(_ responder: Participant, _ next: Participant?) -> (words: String, cause: Cause?) {
        let who = name(responder)
        let after = "After \(who) comes \(next == nil ? "nothing" : name(next))"
        if let view = facts.view(responder) {
            if let next, facts.rootView(ofController: next)?.name == view.name {
                return ("\(after), since \(who) is its root view.", .rootView)
            }
            guard let superview = facts.superview(of: view) else {
                if view.kind == .window { return ("\(after).", .application) }
                return ("\(after)\(next == nil ? ", since it has no superview" : "").", .end)
            }
            guard facts.participant(superview) == next else { return ("\(after).", nil) }
            return ("\(after), its superview.", .superview)
        }
        if let rootView = facts.rootView(ofController: responder) {
            let superview = facts.superview(of: rootView).flatMap(facts.participant)
            guard superview == next else { return ("\(after).", nil) }
            return (
                next == nil
                    ? "\(after), since its view has no superview."
                    : "\(after), the superview of its view.", .viewOfController
            )
        }
        guard who == SceneApplication.name else { return ("\(after).", .end) }
        let reason =
            switch facts.scene.application.delegate {
            case .responder, .responderWithoutTouches, .behindHandlingApplication:
                ", which is a responder."
            case .plain: ", since its delegate is not a responder."
            case .application: ", since it is its own delegate, and is in the chain already."
            case .rootController: controllerReason(facts.scene.rootController)
            case .childController: controllerReason(facts.scene.innermostChild)
            }
        return (after + reason, .delegate)
    }

    private func controllerReason(_ delegate: SceneController?) -> String {
        delegate.map {
            ", since its delegate is \($0.name), a view controller, and has its place elsewhere."
        } ?? ", since it has no delegate."
    }

    private func name(_ participant: Participant?) -> String { facts.name(participant) }
}

extension Scene {
    /// States which responder comes next in the chain and why, in one sentence.
    ///
    /// Both arguments are responder names; `next` is `nil` at the end of the chain.
    package func sentence(after responder: String, comes next: String?) -> String {
        guard let participant = participant(named: responder) else { return "" }
        return ChainRule(facts: SceneFacts(self, step: 0))
            .words(participant, next.flatMap(self.participant(named:))).words
    }
}
