/// Decides a recognizer's requested state with regard to the other active recognizers.
extension TouchDelivery {
    func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        join(recognizer)
        switch (recognizer.intendedState, state) {
        case (.possible, .began), (.possible, .ended):
            leavePossible(recognizer, to: state)
        case (.possible, .failed), (.possible, .cancelled):
            apply(.failed, to: recognizer)
        case (.began, .changed), (.began, .ended), (.changed, .changed), (.changed, .ended):
            goOn(recognizer, to: state)
        case (.began, .failed), (.began, .cancelled), (.changed, .failed), (.changed, .cancelled):
            apply(recognizer.state == .possible ? .failed : .cancelled, to: recognizer)
        case (.possible, _), (.began, _), (.changed, _), (.ended, _), (.cancelled, _), (.failed, _):
            withdrawWaiting(recognizer, for: state)
        }
    }

    /// A recognizer that waits with a finished gesture can only be cancelled.
    private func withdrawWaiting(
        _ recognizer: UIGestureRecognizer,
        for state: UIGestureRecognizer.State
    ) {
        guard !recognizer.waitingStates.isEmpty, state == .failed || state == .cancelled else {
            return
        }
        apply(.failed, to: recognizer)
    }

    private func leavePossible(
        _ recognizer: UIGestureRecognizer,
        to state: UIGestureRecognizer.State
    ) {
        recognizer.deadline = nil
        let isPrevented = recognizers.contains {
            $0.hasRecognized && $0.sharesTouches(with: recognizer) && prevents($0, recognizer)
        }
        guard !isPrevented, mayBegin(recognizer) else { return apply(.failed, to: recognizer) }
        recognizer.waitingStates = [state]
        release(recognizer)
    }

    private func goOn(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        guard recognizer.waitingStates.isEmpty else {
            if state == .ended { recognizer.waitingStates.append(state) }
            return
        }
        apply(state, to: recognizer)
    }

    private func apply(_ state: UIGestureRecognizer.State, to recognizer: UIGestureRecognizer) {
        let wasPossible = recognizer.state == .possible
        recognizer.storedState = state
        guard state != .failed else { return recognizer.forgetPlans() }
        if wasPossible { preventOthers(recognizer) }
        if !announcements.containsObject(recognizer) { announcements.append(recognizer) }
    }

    // MARK: Announcing

    /// Applies a recognizer's new state: takes its touches from the views, then runs its handlers.
    ///
    /// The order follows the comment on `cancelsTouchesInView` in UIKit's header.
    func announceNext() -> Bool {
        guard !announcements.isEmpty else { return false }
        let recognizer = announcements.removeFirst()
        if recognizer.hasRecognized { withdrawTouches(of: recognizer) }
        recognizer.runHandlers()
        return true
    }

    // MARK: Failure requirements

    /// Resumes a recognizer that no longer has to wait.
    func releaseNext() -> Bool {
        recognizers.contains { !$0.waitingStates.isEmpty && release($0) }
    }

    /// Returns whether the recognizer's wait is over or closer to its end.
    @discardableResult
    private func release(_ recognizer: UIGestureRecognizer) -> Bool {
        switch outlook(of: recognizer) {
        case .waiting: return false
        case .lost: apply(.failed, to: recognizer)
        case .clear: apply(recognizer.waitingStates.removeFirst(), to: recognizer)
        }
        return true
    }

    private enum Outlook {
        case clear
        case waiting
        case lost
    }

    private func outlook(of recognizer: UIGestureRecognizer) -> Outlook {
        guard recognizer.state == .possible else { return .clear }
        let required = recognizers.filter { $0 !== recognizer && requires(recognizer, $0) }
        if required.contains(where: \.hasRecognized) { return .lost }
        return required.contains { $0.state == .possible } ? .waiting : .clear
    }

    private func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        recognizer.failureRequirements.contains { $0.object === other }
            || recognizer.shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
                ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer)
                ?? false
    }

    // MARK: Prevention

    private func preventOthers(_ recognizer: UIGestureRecognizer) {
        for other in recognizers
        where other.state == .possible && other.sharesTouches(with: recognizer)
            && prevents(recognizer, other)
        {
            apply(.failed, to: other)
        }
    }

    private func prevents(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        recognizer !== other && recognizer.canPrevent(other)
            && other.canBePrevented(by: recognizer) && !goTogether(recognizer, other)
    }

    private func goTogether(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        [(first, second), (second, first)].contains { asked, other in
            asked.delegate?.gestureRecognizer(asked, shouldRecognizeSimultaneouslyWith: other)
                ?? false
        }
    }

    // MARK: Permission

    /// Asks the delegate, and the views that would lose touches, up to the recognizer's own view.
    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        viewsConcerned(by: recognizer).allSatisfy { $0.gestureRecognizerShouldBegin(recognizer) }
            && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    private func viewsConcerned(by recognizer: UIGestureRecognizer) -> [UIView] {
        guard let own = recognizer.view else { return [] }
        guard recognizer.cancelsTouchesInView else { return [own] }
        let hitViews = recognizer.trackedTouches.compactMap(\.hitView)
        let upwards = hitViews.flatMap { hitView in
            sequence(first: hitView, next: { $0 === own ? nil : $0.storedSuperview })
        }
        return (upwards + [own]).withoutRepetition
    }
}

extension UIGestureRecognizer {
    fileprivate final func forgetPlans() {
        waitingStates = []
        deadline = nil
    }
}
