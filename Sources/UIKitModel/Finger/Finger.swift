/// One finger of a ``Hand``, from touching the screen until it is lifted.
///
/// Not part of UIKit.
@preconcurrency @MainActor
public final class Finger {
    /// The touch that the model delivers for the finger, the same object throughout.
    public let touch: UITouch

    /// The window in whose coordinates the finger's points are.
    ///
    /// `nil` for the screen's coordinates, or if the window no longer exists.
    public private(set) weak var window: UIWindow?

    /// The hit view of the touch; `nil` if the touch hit nothing and is not delivered.
    ///
    /// A gesture recognizer that takes the touch from the view does not change it.
    public var view: UIView? { touch.hitView }

    init(touch: UITouch, window: UIWindow?) {
        self.touch = touch
        self.window = window
    }

    func locationOnScreen(_ point: CGPoint) -> CGPoint {
        CALayer.mapPoint(point, from: window?.layer, to: nil)
    }
}
