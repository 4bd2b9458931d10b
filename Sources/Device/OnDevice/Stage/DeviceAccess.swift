import UIKit

// The stage's access to the screen. The workbook's own stage has a version of this file for the
// model.

/// Puts windows onto the screen; the app sets this before the first scene.
@MainActor
public enum Screen {
    /// Assigns the app's window scene to a window.
    public static var attach: (UIWindow) -> Void = { _ in }
}

extension UIView {
    /// The bounds; on a device nothing observes the read.
    var unobservedBounds: CGRect { bounds }
}

extension UIWindow {
    func attachToScreen() {
        Screen.attach(self)
    }

    /// Does nothing, because a hidden window takes no touches.
    func detachFromScreen() {}
}

extension UIApplication {
    /// Does nothing, because an app has one application as long as it runs.
    func becomeShared() {}
}
