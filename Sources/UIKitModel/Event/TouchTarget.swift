/// Where a touch goes: the window that took it and the view that its hit test found.
@preconcurrency @MainActor
struct TouchTarget {
    let window: UIWindow
    let view: UIView

    /// Hit-tests the shown windows, front to back; the next one where a window finds nothing.
    ///
    /// - Parameters:
    ///   - location: A place in the screen's coordinates.
    ///   - event: The event that will be delivered. The touch is not among its touches yet.
    ///   - passes: How many times to ask. The last answer counts.
    static func find(at location: CGPoint, event: UIEvent, passes: Int) -> TouchTarget? {
        var target: TouchTarget?
        for _ in 0..<max(passes, 1) {
            target = findOnce(at: location, event: event)
        }
        return target
    }

    private static func findOnce(at location: CGPoint, event: UIEvent) -> TouchTarget? {
        for window in UIApplication.shared.windows.reversed() {
            let point = CALayer.convertPoint(location, from: nil, to: window.layer)
            guard let view = window.hitTest(point, with: event) else { continue }
            return TouchTarget(window: window, view: view)
        }
        return nil
    }

    /// Gives the target to a touch, for good, with the recognizers that will see it.
    func claim(_ touch: UITouch) {
        touch.window = window
        touch.hitView = view
        touch.gestureRecognizers = recognizersUpwards.filter { $0.accepts(touch) }
    }

    private var recognizersUpwards: [UIGestureRecognizer] {
        sequence(first: view, next: \.storedSuperview)
            .flatMap { $0.storedGestureRecognizers ?? [] }
    }
}
