/// A view with content larger than itself, which a drag scrolls.
///
/// The content offset *is* the origin of the bounds. Hit testing thus finds the visible content
/// without knowing about scrolling.
///
/// Not modelled: bouncing, inertia, paging, zooming, indicators and insets for the safe area.
/// Animated scrolling takes effect at once. Touches reach the content without delay (see
/// ``delaysContentTouches``).
///
/// Content receives touches at once, and loses them when a drag begins. A control keeps them: by
/// default a drag that begins on a button does not scroll, see ``touchesShouldCancel(in:)``.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// The delegate for scrolling.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// The size of the content, in points.
    open var contentSize = CGSize.zero

    /// The additional area around the content that can be scrolled to.
    open var contentInset = UIEdgeInsets.zero

    /// Whether a drag scrolls.
    open var isScrollEnabled: Bool {
        get { panGestureRecognizer.isEnabled }
        set { panGestureRecognizer.isEnabled = newValue }
    }

    /// Whether content receives touches only after it is clear that they do not scroll.
    ///
    /// Stored only. Apple documents no time for the delay, so the model has none: touches reach the
    /// content at once. In an app, a quick drag therefore scrolls even if it begins on a control.
    open var delaysContentTouches = true

    /// Whether a drag takes touches from a content view that has received them.
    ///
    /// Apple documents that otherwise the view does not scroll, whatever the finger's movement.
    open var canCancelContentTouches = true

    /// The recognizer of the drag that scrolls.
    public final let panGestureRecognizer = UIPanGestureRecognizer()

    /// Whether a drag is in progress.
    open private(set) var isDragging = false

    /// Whether a finger is down that scrolls or may scroll.
    open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }

    private final var offsetBeforeDrag = CGPoint.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates an empty scroll view; the model reads nothing from `coder`.
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

    /// The rectangle of the view in its own coordinates.
    ///
    /// A change of the origin scrolls.
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

    /// The point of the content at the view's corner: the origin of the bounds.
    ///
    /// Any value is valid; only a drag stays within the content and its insets.
    open var contentOffset: CGPoint {
        get { layer.storedBounds.origin }
        set { bounds = CGRect(origin: newValue, size: layer.storedBounds.size) }
    }

    /// Sets the offset at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    // MARK: Dragging

    /// Returns whether a recognizer may begin.
    ///
    /// The view's own drag may begin if the content can move in the drag's main direction. A drag
    /// across it thus goes to an outer scroll view.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === panGestureRecognizer else { return true }
        let drag = panGestureRecognizer.translation(in: self)
        let range = reachableOffsets
        let isHorizontal = abs(drag.x) > abs(drag.y)
        return (isHorizontal ? range.width : range.height) > 0 && mayTakeContentTouches
    }

    /// Whether all content views with touches of the drag give them up.
    private var mayTakeContentTouches: Bool {
        let content = panGestureRecognizer.viewsWithTouches.filter { $0 !== self }
        return content.isEmpty
            || canCancelContentTouches && content.allSatisfy(touchesShouldCancel(in:))
    }

    /// Returns whether a content view receives a touch that begins in it; by default `true`.
    ///
    /// Called while the view may scroll.
    ///
    /// - Returns: Whether the view receives the touch. Otherwise the touch can still scroll.
    open func touchesShouldBegin(
        _ touches: Set<UITouch>,
        with event: UIEvent?,
        in view: UIView
    ) -> Bool { true }

    /// Returns whether a drag that is about to scroll takes its touches from a content view.
    ///
    /// By default `true` unless the view is a control, as Apple documents. Not called if
    /// ``canCancelContentTouches`` is `false`.
    ///
    /// - Returns: Whether the view's touches are cancelled and the drag scrolls.
    open func touchesShouldCancel(in view: UIView) -> Bool {
        !(view is any TouchKeeper)
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
