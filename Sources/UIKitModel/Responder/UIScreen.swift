/// The screen, with the size of the phone in the documents' experiments.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The device's only screen.
    public static let main = UIScreen()

    /// The bounds of the screen: 375 × 667 points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }

    /// The number of pixels per point.
    open var scale: CGFloat { 2 }

    /// The number of the display's pixels per point, as ``scale``.
    open var nativeScale: CGFloat { 2 }

    /// The bounds in pixels.
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 750, height: 1334) }
}
