/// A control that runs actions when it is tapped.
///
/// A touch lifted inside sends ``UIControl/Event/touchUpInside`` and then
/// ``UIControl/Event/primaryActionTriggered``.
///
/// ``titleLabel`` and ``imageView`` become subviews when there is a title or an image to show, not
/// before, and take no touches. Not modelled: what a button looks like, configurations, menus,
/// insets, attributed titles.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The kind of the button.
    open private(set) var buttonType = ButtonType.custom

    private final var contents = ButtonContents()
    private final var storedTitleLabel: UILabel?
    private final var storedImageView: UIImageView?

    /// Creates a button without a title.
    ///
    /// - Parameter frame: Its rectangle in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates an empty button: this model has no archives, and reads nothing from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a button of a kind, with an empty frame.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Creates a button with an action's title and image that runs the action when it is tapped.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// Creates a button of a kind, with an action's title and image, that runs the action when it
    /// is tapped.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    private func adopt(_ primaryAction: UIAction?) {
        guard let primaryAction else { return }
        addAction(primaryAction, for: .primaryActionTriggered)
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
    }

    // MARK: Content

    /// Sets the text for a state.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        contents.set(\.title, title, for: state)
        showContent()
    }

    /// Sets the text's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        contents.set(\.titleColor, color, for: state)
        showContent()
    }

    /// Sets the picture for a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        contents.set(\.image, image, for: state)
        showContent()
    }

    /// Sets the picture behind the text for a state.
    ///
    /// Kept only: no view shows it.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        contents.set(\.backgroundImage, image, for: state)
    }

    /// The text for a state or, where none is set, for the normal state.
    open func title(for state: UIControl.State) -> String? {
        contents.value(\.title, for: state)
    }

    /// The text's colour for a state or, where none is set, for the normal state.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        contents.value(\.titleColor, for: state)
    }

    /// The picture for a state or, where none is set, for the normal state.
    open func image(for state: UIControl.State) -> UIImage? {
        contents.value(\.image, for: state)
    }

    /// The picture behind the text for a state or, where none is set, for the normal state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        contents.value(\.backgroundImage, for: state)
    }

    /// The text shown now.
    open var currentTitle: String? { title(for: state) }

    /// The colour of the text shown now: the tint colour where none is set.
    ///
    /// In an app a custom button's is white.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor ?? .systemBlue }

    /// The picture shown now.
    open var currentImage: UIImage? { image(for: state) }

    /// The picture shown behind the text now.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The label for the text: a subview from the first title on, in front of the others.
    open var titleLabel: UILabel? { label }

    /// The view for the picture: a subview from the first image on, behind the others.
    open var imageView: UIImageView? { picture }

    private var label: UILabel {
        if let storedTitleLabel { return storedTitleLabel }
        let label = UILabel()
        storedTitleLabel = label
        return label
    }

    private var picture: UIImageView {
        if let storedImageView { return storedImageView }
        let picture = UIImageView()
        storedImageView = picture
        return picture
    }

    override func stateChanged() {
        showContent()
    }

    private func showContent() {
        let title = currentTitle
        if title != nil, label.storedSuperview !== self { insert(label, .last) }
        storedTitleLabel?.text = title
        storedTitleLabel?.textColor = currentTitleColor
        let image = currentImage
        if image != nil, picture.storedSuperview !== self { insert(picture, .index(0)) }
        storedImageView?.image = image
    }

    /// Lets the label and the image view fill the button: this model measures no text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        storedTitleLabel?.frame = layer.storedBounds
        storedImageView?.frame = layer.storedBounds
    }

    // MARK: Touches

    override var eventsOfTouchUpInside: [Event] { [.touchUpInside, .primaryActionTriggered] }

    /// Keeps a single tap of one finger for an enabled button: a recognizer of such taps on a view
    /// that the button lies in does not begin over the button.
    ///
    /// Apple documents that since iOS 6 a control's default action goes before such a recognizer
    /// of an ancestor. One attached to the button itself may begin.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer,
            tap.numberOfTapsRequired == 1,
            tap.numberOfTouchesRequired == 1,
            let owner = tap.view, owner !== self, isInside(owner)
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
