/// One finger of a ``Hand``, from down to up.
///
/// No name of UIKit's.
@preconcurrency @MainActor
public struct Finger {
    /// The touch that the model delivers for the finger: one object all the way.
    public let touch: UITouch

    /// The window whose coordinates the finger's points are in; `nil` for the screen's, or where the
    /// window is gone.
    public private(set) weak var window: UIWindow?

    /// The view that the finger's touch began in; `nil` where it hit nothing and so goes nowhere.
    ///
    /// It stays, also where a gesture recognizer takes the touch from the view.
    public var view: UIView? { touch.hitView }

    init(touch: UITouch, window: UIWindow?) {
        self.touch = touch
        self.window = window
    }

    func locationOnScreen(_ point: CGPoint) -> CGPoint {
        CALayer.convertPoint(point, from: window?.layer, to: nil)
    }
}
