/// Where a window can be found as long as it is there; the reference does not keep it.
///
/// A window has one for all who look for it. To each of them it is what a weak reference would be;
/// but an object with weak references is counted apart, which each touch in it would pay for.
final class WindowReference {
    private(set) unowned(unsafe) var window: UIWindow?

    /// Notes where the window is.
    func begin(_ window: UIWindow) {
        self.window = window
    }

    /// Notes that the window is gone.
    func end() {
        window = nil
    }
}
