/// Hears of scrolling.
///
/// In UIKit every method is optional; here the extension below has methods that do nothing. What
/// that changes: a method must be in the class that conforms, or an override of one there.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called when the content moved, by a drag or by a new offset.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when a drag begins to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when the drag is over. `decelerate` is always `false`: there is no inertia here.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
}

extension UIScrollViewDelegate {
    /// Nothing happens.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Nothing happens.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Nothing happens.
    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView,
        willDecelerate decelerate: Bool
    ) {}
}
