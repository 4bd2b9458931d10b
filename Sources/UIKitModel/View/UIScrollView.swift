/// A view whose content is larger than itself: a drag moves the content under its bounds.
///
/// The offset of the content *is* the origin of the bounds, which is why hit testing finds what
/// scrolled into view without knowing of scrolling.
///
/// What UIKit does that this does not: bouncing, inertia, paging, zooming and indicators; scrolling
/// with an animation, which happens at once here; the wait before touches reach the content (see
/// ``delaysContentTouches``); insets for the safe area.
///
/// Content gets touches at once here, and loses them when a drag begins. A control keeps them: by
/// default a drag that begins on a button does not scroll, see ``touchesShouldCancel(in:)``.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// Who hears of scrolling.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// The size of the content, in points.
    open var contentSize = CGSize.zero

    /// Room around the content that can be scrolled to as well.
    open var contentInset = UIEdgeInsets.zero

    /// Whether a drag scrolls.
    open var isScrollEnabled: Bool {
        get { panGestureRecognizer.isEnabled }
        set { panGestureRecognizer.isEnabled = newValue }
    }

    /// Whether touches wait until it is plain that they do not scroll.
    ///
    /// Kept only. Apple documents no time for the wait, so that the model does not wait: touches
    /// reach the content at once. In an app a drag that is quick enough therefore scrolls even where
    /// it begins on a control.
    open var delaysContentTouches = true

    /// Whether a drag takes the touches from a view of the content that has them.
    ///
    /// Apple documents that otherwise the view does not scroll, however the finger moves.
    open var canCancelContentTouches = true

    /// The recognizer of the drag that scrolls.
    public final let panGestureRecognizer = UIPanGestureRecognizer()

    /// Whether the content follows a finger.
    open private(set) var isDragging = false

    /// Whether a finger is down that scrolls, or may.
    open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }

    private final var offsetBeforeDrag = CGPoint.zero

    /// Creates a scroll view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates an empty scroll view: this model has no archives, and reads nothing from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        panGestureRecognizer.addHandler { [weak self] _ in self?.followDrag() }
        addGestureRecognizer(panGestureRecognizer)
    }

    // MARK: Offset

    /// The view's rectangle in its own coordinates.
    ///
    /// A new origin scrolls.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let hasScrolled = newValue.origin != layer.storedBounds.origin
            super.bounds = newValue
            guard hasScrolled else { return }
            setNeedsLayout()
            delegate?.scrollViewDidScroll(self)
        }
    }

    /// The point of the content that lies in the view's corner: the origin of the bounds.
    ///
    /// Any value is taken; only a drag keeps within the content and its insets.
    open var contentOffset: CGPoint {
        get { layer.storedBounds.origin }
        set { bounds = CGRect(origin: newValue, size: layer.storedBounds.size) }
    }

    /// Scrolls to an offset, at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    // MARK: Dragging

    /// Asks whether a recognizer may begin.
    ///
    /// The view's own drag may where the content can move in the drag's main direction, so that a
    /// drag across goes to a scroll view further up.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === panGestureRecognizer else { return true }
        let drag = panGestureRecognizer.translation(in: self)
        let range = reachableOffsets
        let isHorizontal = abs(drag.x) > abs(drag.y)
        return (isHorizontal ? range.width : range.height) > 0 && mayTakeContentTouches
    }

    /// Whether the content lets go of all touches of the drag that it has.
    private var mayTakeContentTouches: Bool {
        let content = panGestureRecognizer.viewsWithTouches.filter { $0 !== self }
        return content.isEmpty
            || canCancelContentTouches && content.allSatisfy(touchesShouldCancel(in:))
    }

    /// Asks whether a view of the content gets a touch that begins in it.
    ///
    /// Yes, unless overridden. Asked while the view may scroll.
    ///
    /// - Parameters:
    ///   - touches: The touch.
    ///   - event: The event that it belongs to.
    ///   - view: The view that hit testing found.
    /// - Returns: Whether the view hears of the touch. If not, the touch can still scroll.
    open func touchesShouldBegin(
        _ touches: Set<UITouch>,
        with event: UIEvent?,
        in view: UIView
    ) -> Bool { true }

    /// Asks, when a drag is about to scroll, whether it takes its touches from a view of the content.
    ///
    /// Yes unless the view is a control, as Apple documents. Not asked where
    /// ``canCancelContentTouches`` is off.
    ///
    /// - Parameter view: The view that has the touches.
    /// - Returns: Whether the view's touches are cancelled, and the drag scrolls.
    open func touchesShouldCancel(in view: UIView) -> Bool {
        !(view is UIControl)
    }

    private func followDrag() {
        switch panGestureRecognizer.state {
        case .began:
            isDragging = true
            offsetBeforeDrag = contentOffset
            delegate?.scrollViewWillBeginDragging(self)
            scrollWithDrag()
        case .changed:
            scrollWithDrag()
        case .ended, .cancelled:
            isDragging = false
            delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        case .possible, .failed:
            break
        }
    }

    private func scrollWithDrag() {
        let drag = panGestureRecognizer.translation(in: self)
        let range = reachableOffsets
        contentOffset = CGPoint(
            x: min(max(offsetBeforeDrag.x - drag.x, range.minX), range.maxX),
            y: min(max(offsetBeforeDrag.y - drag.y, range.minY), range.maxY)
        )
    }

    /// The offsets at which the content and its insets fill the view.
    private var reachableOffsets: CGRect {
        let size = layer.storedBounds.size
        return CGRect(
            x: -contentInset.left,
            y: -contentInset.top,
            width: max(contentInset.left + contentSize.width + contentInset.right - size.width, 0),
            height: max(
                contentInset.top + contentSize.height + contentInset.bottom - size.height,
                0
            )
        )
    }
}
