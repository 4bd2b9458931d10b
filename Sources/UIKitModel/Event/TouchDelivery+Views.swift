extension TouchDelivery {
    // MARK: Who gets a touch

    /// Whether a view does not get a touch that begins in it.
    ///
    /// Only fingers that are down count. Views are exclusive against the hit views of other
    /// touches, not against gesture recognizers: what UIKit does there is not documented.
    func isRefused(_ touch: UITouch, by view: UIView) -> Bool {
        let tracked = routes.filter(\.isTracked)
        if !view.isMultipleTouchEnabled, tracked.contains(where: { $0.view === view }) {
            return true
        }
        let otherViews = tracked.compactMap(\.view).filter { $0 !== view }
        return otherViews.contains { $0.isExclusiveTouch || view.isExclusiveTouch }
    }

    // MARK: What is held back

    /// Whether a recognizer that may still recognize the touch keeps its view waiting.
    private func isHeldBack(_ route: TouchRoute) -> Bool {
        guard !recognizers.isEmpty else { return false }
        let undecided = recognizers.filter { $0.state == .possible && $0.isTracking(route.touch) }
        return switch route.nextPhase {
        case .began: undecided.contains(where: \.delaysTouchesBegan)
        case .ended: undecided.contains(where: \.delaysTouchesEnded)
        case .moved, .stationary, .cancelled, .regionEntered, .regionMoved, .regionExited, nil:
            false
        }
    }

    /// Takes a recognizer's touches away from their views.
    ///
    /// Touches whose beginning the recognizer held back are dropped even where it cancels none.
    func withdrawTouches(of recognizer: UIGestureRecognizer) {
        for route in routes where recognizer.isTracking(route.touch) {
            let isDiscarded = recognizer.delaysTouchesBegan && route.reception == .expecting
            if recognizer.cancelsTouchesInView || isDiscarded { route.cancel() }
        }
        handOver(.cancelled)
    }

    // MARK: Handing over

    /// Hands all that is due to the views, the touches of one view and phase in one call.
    ///
    /// - Returns: Whether there was anything.
    func handOver() -> Bool {
        if routes.count == 1 { return handOver(routes[0]) }
        guard routes.contains(where: { $0.nextPhase != nil }) else { return false }
        var isAnyDue = false
        for phase in UITouch.Phase.inOrderOfDelivery where handOver(phase) { isAnyDue = true }
        return isAnyDue
    }

    private func handOver(_ route: TouchRoute) -> Bool {
        guard let phase = route.nextPhase, let view = route.view, !isHeldBack(route) else {
            return false
        }
        route.advance()
        call(view, phase, [route.touch])
        return true
    }

    @discardableResult
    private func handOver(_ phase: UITouch.Phase) -> Bool {
        let due = due(phase)
        guard due.count > 1 else {
            return due.first.map(handOver) ?? false
        }
        let views = due.compactMap(\.view).withoutRepetition
        for view in views {
            let routes = self.due(phase).filter { $0.view === view }
            for route in routes { route.advance() }
            if !routes.isEmpty { call(view, phase, Set(routes.map(\.touch))) }
        }
        return !views.isEmpty
    }

    private func due(_ phase: UITouch.Phase) -> [TouchRoute] {
        routes.filter { $0.nextPhase == phase && !isHeldBack($0) }
    }

    private func call(_ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        event.presenting(touches, as: phase) {
            observe(.touches, .touchesDelivered(phase, touches, to: view))
            switch phase {
            case .began: view.touchesBegan(touches, with: event)
            case .moved: view.touchesMoved(touches, with: event)
            case .ended: view.touchesEnded(touches, with: event)
            case .cancelled: view.touchesCancelled(touches, with: event)
            case .stationary, .regionEntered, .regionMoved, .regionExited: break
            }
        }
    }
}

extension UIEvent {
    /// Shows touches in a phase while `body` runs: a call that comes late, or cancels a finger that
    /// is still down, is about another phase than the finger's own.
    fileprivate final func presenting(
        _ shown: Set<UITouch>,
        as phase: UITouch.Phase,
        _ body: () -> Void
    ) {
        if shown.count == 1, let touch = shown.first, touches.contains(touch) {
            let own = touch.phase
            touch.phase = phase
            body()
            touch.phase = own
            return
        }
        let absent = shown.isSubset(of: touches) ? [] : shown.subtracting(touches)
        let phases = shown.map { ($0, $0.phase) }
        if !absent.isEmpty { touches.formUnion(absent) }
        for touch in shown { touch.phase = phase }
        body()
        for (touch, phase) in phases { touch.phase = phase }
        if !absent.isEmpty { touches.subtract(absent) }
    }
}
