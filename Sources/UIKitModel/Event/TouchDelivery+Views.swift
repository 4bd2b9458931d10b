extension TouchDelivery {
    // MARK: Who gets a touch

    /// Whether a view does not receive a touch that begins in it.
    ///
    /// Only fingers that are down count. A view is exclusive with respect to the hit views of other
    /// touches, but not to gesture recognizers, because UIKit does not document that case.
    func isRefused(_ touch: UITouch, by view: UIView) -> Bool {
        let tracked = routes.filter(\.isTracked)
        if !view.isMultipleTouchEnabled, tracked.contains(where: { $0.view === view }) {
            return true
        }
        let otherViews = tracked.compactMap(\.view).filter { $0 !== view }
        return otherViews.contains { $0.isExclusiveTouch || view.isExclusiveTouch }
    }

    /// Whether a scroll view that contains a view keeps a touch from it.
    func isKeptFromContent(_ touch: UITouch, _ view: UIView) -> Bool {
        guard let recognizers = touch.gestureRecognizers else { return false }
        return recognizers.contains { recognizer in
            guard let scrollView = recognizer.view as? UIScrollView, scrollView !== view,
                scrollView.panGestureRecognizer === recognizer
            else { return false }
            return !scrollView.touchesShouldBegin([touch], with: event, in: view)
        }
    }

    /// The views that have some of the touches, or are about to receive them.
    func views(with touches: [UITouch]) -> [UIView] {
        routes.filter { route in
            route.isTracked && touches.containsObject(route.touch)
        }.compactMap(\.view).withoutRepetition
    }

    // MARK: Withheld touches

    /// Whether the view must wait for a recognizer that may still recognize the touch.
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

    /// Withdraws a recognizer's touches from their views.
    ///
    /// If the recognizer delays the beginning of touches, it drops the delayed ones even if it cancels none.
    func withdrawTouches(of recognizer: UIGestureRecognizer) {
        let taken = routes.filter { route in
            let isDiscarded = recognizer.delaysTouchesBegan && route.reception == .expecting
            return recognizer.isTracking(route.touch)
                && (recognizer.cancelsTouchesInView || isDiscarded)
        }
        for route in taken { route.cancel() }
        handOver(.cancelled)
        for route in taken { route.touch.isTakenFromView = true }
    }

    // MARK: Handing over

    /// Delivers everything due to the views, in one call per view, phase and event.
    ///
    /// - Returns: Whether anything was due.
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
        var isAnyDue = false
        while let first = due(phase).first, let view = first.view {
            isAnyDue = true
            let together = due(phase).filter { $0.view === view && isOfOneEvent($0, first) }
            for route in together { route.advance() }
            call(view, phase, Set(together.map(\.touch)))
        }
        return isAnyDue
    }

    private func due(_ phase: UITouch.Phase) -> [TouchRoute] {
        routes.filter { $0.nextPhase == phase && $0.view != nil && !isHeldBack($0) }
    }

    /// Whether two touches changed in the same event.
    ///
    /// A delayed touch has its own event.
    ///
    /// Apple's guide to event handling shows this for a double tap whose ends are delayed: the view
    /// receives two beginnings, then two cancellations.
    private func isOfOneEvent(_ route: TouchRoute, _ other: TouchRoute) -> Bool {
        let isPresent = event.touches.containsObject(route.touch)
        guard isPresent == event.touches.containsObject(other.touch) else { return false }
        return isPresent || route.touch.timestamp == other.touch.timestamp
    }

    private func call(_ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        event.presenting(touches, as: phase) {
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
    /// Presents touches in another phase than their own while `body` runs.
    ///
    /// A delayed call, or the cancellation of a finger that is still down, needs this.
    fileprivate final func presenting(
        _ shown: Set<UITouch>,
        as phase: UITouch.Phase,
        _ body: () -> Void
    ) {
        let absent = shown.filter { !touches.containsObject($0) }
        let phases = shown.map(\.phase)
        touches += absent
        for touch in shown { touch.phase = phase }
        body()
        for (touch, phase) in zip(shown, phases) { touch.phase = phase }
        if !absent.isEmpty { touches.removeAll(where: absent.contains) }
    }
}
