/// Takes a window's touches to the gesture recognizers and views that they belong to.
///
/// The life of an event here:
/// 1. Each touch that began gets a ``TouchRoute`` to its hit view, unless the view refuses it, and
///    its recognizers come into play.
/// 2. The recognizers in play see what changed, the hit view's before its superviews'. One that
///    recognizes prevents others at once.
/// 3. Everything settles: recognizers that changed are announced (their touches are cancelled on the
///    views, then their handlers run), recognizers that waited for a failure go on, and the views
///    get what no recognizer holds back. Each step can make room for another.
/// 4. Recognizers whose gesture is over and whose touches are lifted go back to possible.
///
/// A deadline, or a state set from outside, takes the same way from step 3 on.
@preconcurrency @MainActor
final class TouchDelivery {
    var routes: [TouchRoute] = []
    /// The recognizers in play: those that have touches, in the order in which they got the first.
    var recognizers: [UIGestureRecognizer] = []
    /// The recognizers whose new state is still to be acted on.
    var announcements: [UIGestureRecognizer] = []
    private(set) var event = UIEvent()
    private var isSettling = false

    func deliver(_ event: UIEvent, in window: UIWindow) {
        var changed = Array(
            event.touches.lazy.filter { $0.window === window && $0.phase != .stationary }
        )
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

    /// Makes a change, then brings everything that depends on it up to date.
    ///
    /// A change within a change settles with the outer one.
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

    /// Takes recognizers whose gesture is over back to possible.
    private func conclude() -> Bool {
        let finished = recognizers.filter(\.isReadyForReset)
        for recognizer in finished { recognizer.returnToPossible() }
        return !finished.isEmpty
    }
}

extension UITouch.Phase {
    /// The phases that are delivered, in the order in which those of one event are.
    static let inOrderOfDelivery = [UITouch.Phase.began, .moved, .ended, .cancelled]
}
