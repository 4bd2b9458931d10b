/// The destination of a touch: a window and its hit view.
@preconcurrency @MainActor
struct TouchTarget {
    let window: UIWindow
    let view: UIView

    /// Hit-tests the shown windows from front to back, until one finds a view.
    ///
    /// UIKit documents no number of hit tests. The logs of the experiments behind the workbook show
    /// two, of which the last one counts here.
    ///
    /// - Parameters:
    ///   - location: A point in the screen's coordinates.
    ///   - event: The event to be delivered. It does not contain the touch yet.
    static func find(at location: CGPoint, event: UIEvent) -> TouchTarget? {
        _ = findOnce(at: location, event: event)
        return findOnce(at: location, event: event)
    }

    private static func findOnce(at location: CGPoint, event: UIEvent) -> TouchTarget? {
        for window in UIApplication.shared.windows.reversed() where !window.layer.storedIsHidden {
            let point = CALayer.mapPoint(location, from: nil, to: window.layer)
            guard let view = window.hitTest(point, with: event) else { continue }
            return TouchTarget(window: window, view: view)
        }
        return nil
    }

    /// Assigns the target and its recognizers to a touch, permanently.
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
