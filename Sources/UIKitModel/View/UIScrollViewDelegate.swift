/// Receives the events of scrolling.
///
/// In UIKit every method is optional. Here the extension below declares methods that do nothing.
/// The conforming class itself must therefore declare the method, or override one there.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called after the content moved, by a drag or by a new offset.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when a drag begins to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called after a drag ended; `decelerate` is always `false`, because there is no inertia.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView,
        willDecelerate decelerate: Bool
    ) {}
}
