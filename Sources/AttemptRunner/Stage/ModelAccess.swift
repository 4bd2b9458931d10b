import UIKitModel

// The stage's access to the model beyond UIKit's public interface. The apps of `make app` and `make truth`
// copy the stage's other files, and have a version of this file for a device.

extension UIView {
    /// The bounds, read without being observed.
    var unobservedBounds: CGRect { ownBounds }
}

extension UIWindow {
    /// Does nothing, because the model has no screen.
    func attachToScreen() {}

    /// Takes the window out of the application's list, as closing its scene does.
    func detachFromScreen() { UIApplication.shared.remove(self) }
}

extension UIApplication {
    /// Makes this application the shared one.
    func becomeShared() {
        UIApplication.sharedApplication = self
    }
}
