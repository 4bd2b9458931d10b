/// Delivers a window's touches to their gesture recognizers and views.
///
/// The steps of an event:
/// 1. Each touch that began gets a ``TouchRoute`` to its hit view, unless the view refuses it. The
///    touch's recognizers become active.
/// 2. The active recognizers see the changes, the hit view's before its superviews'. A recognizer
///    that recognizes its gesture prevents others at once.
/// 3. The changes settle, and each step can enable another. Recognizers that changed are announced:
///    their touches are cancelled on the views, then their handlers run. Recognizers that waited
///    for a failure resume. The views receive the touches that no recognizer delays.
/// 4. Recognizers whose gesture is over and whose touches are lifted return to possible.
///
/// A deadline, or a state set from outside, starts at step 3.
@preconcurrency @MainActor
final class TouchDelivery {
    var routes: [TouchRoute] = []
    /// The active recognizers, ordered by their first touch.
    var recognizers: [UIGestureRecognizer] = []
    /// The recognizers whose new state has not been announced yet.
    var announcements: [UIGestureRecognizer] = []
    private(set) var event = UIEvent()
    private var isSettling = false

    func deliver(_ event: UIEvent, in window: UIWindow) {
        var changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
        if changed.count > 1 { changed.sort { $0.order < $1.order } }
        self.event = event
        settling {
            for touch in changed {
                admit(touch)
                route(of: touch)?.append(touch.phase)
            }
            if !recognizers.isEmpty { show(changed, of: event) }
        }
    }

    /// Makes a change, then settles everything that depends on it.
    ///
    /// A nested change settles together with the outer one.
    func settling(_ change: () -> Void) {
        guard !isSettling else { return change() }
        isSettling = true
        defer { isSettling = false }
        change()
        repeat {
            while announceNext() || releaseNext() || handOver() {}
        } while conclude()
        recognizers.removeAll { $0.trackedTouches.isEmpty }
        routes.removeAll(where: \.isDone)
    }

    private func admit(_ touch: UITouch) {
        guard touch.phase == .began, route(of: touch) == nil, let view = touch.view else { return }
        let isRefused = isRefused(touch, by: view) || isKeptFromContent(touch, view)
        routes.append(TouchRoute(touch, isRefused: isRefused))
        for recognizer in touch.gestureRecognizers ?? [] {
            join(recognizer)
            recognizer.track(touch, in: self)
        }
    }

    func join(_ recognizer: UIGestureRecognizer) {
        if !recognizers.containsObject(recognizer) { recognizers.append(recognizer) }
    }

    private func route(of touch: UITouch) -> TouchRoute? {
        routes.first { $0.touch === touch }
    }

    private func show(_ changed: [UITouch], of event: UIEvent) {
        for recognizer in changed.flatMap({ $0.gestureRecognizers ?? [] }).withoutRepetition {
            for phase in UITouch.Phase.inOrderOfDelivery {
                let touches = changed.filter { $0.phase == phase && recognizer.isTracking($0) }
                guard !touches.isEmpty, recognizer.isReceptive else { continue }
                recognizer.receive(phase, Set(touches), of: event)
            }
        }
    }

    /// Resets the recognizers whose gesture is over.
    private func conclude() -> Bool {
        let finished = recognizers.filter(\.isReadyForReset)
        for recognizer in finished { recognizer.returnToPossible() }
        return !finished.isEmpty
    }
}

extension UITouch.Phase {
    /// The delivered phases, in the order of delivery within one event.
    static let inOrderOfDelivery = [UITouch.Phase.began, .moved, .ended, .cancelled]
}
