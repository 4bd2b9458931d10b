/// A control that runs actions when the user taps it.
///
/// A touch lifted inside sends ``UIControl/Event/touchUpInside`` and then
/// ``UIControl/Event/primaryActionTriggered``.
///
/// ``titleLabel`` and ``imageView`` become subviews as soon as there is a title or an image to
/// show. User interaction is off for both. Not modelled: appearance, menus, attributed titles.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The type of the button.
    open private(set) var buttonType = ButtonType.custom

    private final var contents = ButtonContents()
    private final var storedTitleLabel: UILabel?
    private final var storedImageView: UIImageView?

    /// Creates a button of a type, with an empty frame.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Creates a button that shows an action's title and image, and runs the action when tapped.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// Creates a button of a type that shows an action's title and image, and runs the action when
    /// tapped.
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

    /// Creates a button that shows a configuration, and runs an action when tapped.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        adopt(primaryAction)
        self.configuration = configuration
        showContent()
    }

    /// Whether the button reacts to a pointer.
    ///
    /// Without effect, because the model has no pointer.
    open var isPointerInteractionEnabled = false {
        didSet { report(.writes, .wrote(.appearance, of: self)) }
    }

    // MARK: Content

    /// The contents and the appearance of the button; `nil` if the methods for each state set them.
    open var configuration: Configuration? {
        didSet {
            report(.writes, .wrote(.appearance, of: self))
            showContent()
        }
    }

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        report(.writes, .wrote(.title, of: self))
        contents.set(\.title, title, for: state)
        showContent()
    }

    /// Sets the title colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        report(.writes, .wrote(.appearance, of: self))
        contents.set(\.titleColor, color, for: state)
        showContent()
    }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        report(.writes, .wrote(.appearance, of: self))
        contents.set(\.image, image, for: state)
        showContent()
    }

    /// Sets the background image for a state.
    ///
    /// Stored only: no view shows it.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        report(.writes, .wrote(.appearance, of: self))
        contents.set(\.backgroundImage, image, for: state)
    }

    /// Returns the title for a state, or the normal state's if none is set.
    open func title(for state: UIControl.State) -> String? {
        contents.value(\.title, for: state)
    }

    /// Returns the title colour for a state, or the normal state's if none is set.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        contents.value(\.titleColor, for: state)
    }

    /// Returns the image for a state, or the normal state's if none is set.
    open func image(for state: UIControl.State) -> UIImage? {
        contents.value(\.image, for: state)
    }

    /// Returns the background image for a state, or the normal state's if none is set.
    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        contents.value(\.backgroundImage, for: state)
    }

    /// The title shown now.
    open var currentTitle: String? { title(for: state) }

    /// The title colour shown now, or the tint colour if none is set.
    ///
    /// In an app the default of a custom button is white.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor ?? .systemBlue }

    /// The image shown now.
    open var currentImage: UIImage? { image(for: state) }

    /// The background image shown now.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The label of the title: the frontmost subview once a title is set.
    open var titleLabel: UILabel? { label }

    /// The view of the image: the rearmost subview once an image is set.
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
        let title = configuration?.title ?? currentTitle
        if title != nil, label.ownSuperview !== self { insert(label, .last) }
        storedTitleLabel?.text = title
        storedTitleLabel?.textColor = currentTitleColor
        let image = configuration?.image ?? currentImage
        if image != nil, picture.ownSuperview !== self { insert(picture, .index(0)) }
        storedImageView?.image = image
    }

    /// Gives the label and the image view their rectangles.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard storedTitleLabel != nil || storedImageView != nil else { return }
        let content = contentRect(forBounds: ownBounds)
        storedTitleLabel?.frame = titleRect(forContentRect: content)
        storedImageView?.frame = imageRect(forContentRect: content)
    }

    /// The rectangle of the background: the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle of title and image: the bounds without ``contentEdgeInsets``.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: contentEdgeInsets)
    }

    /// The rectangle of the title: all of the content, because the model measures no text.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        contentRect.inset(by: titleEdgeInsets)
    }

    /// The rectangle of the image: all of the content, because the model measures no image.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        contentRect.inset(by: imageEdgeInsets)
    }

    /// The space around title and image.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// The space around the title.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// The space around the image.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Whether the image is drawn darker while the button is pressed; stored only.
    open var adjustsImageWhenHighlighted = true {
        didSet { report(.writes, .wrote(.appearance, of: self)) }
    }
    /// Whether the image is drawn lighter while the button is disabled; stored only.
    open var adjustsImageWhenDisabled = true {
        didSet { report(.writes, .wrote(.appearance, of: self)) }
    }
    /// Whether the button glows while it is pressed; stored only.
    open var showsTouchWhenHighlighted = false {
        didSet { report(.writes, .wrote(.appearance, of: self)) }
    }

    // MARK: Touches

    override var eventsOfTouchUpInside: [Event] { [.touchUpInside, .primaryActionTriggered] }

    /// Refuses a superview's tap recognizer of one tap and one finger while the button is enabled.
    ///
    /// Apple documents that since iOS 6 a control's default action takes precedence over such a
    /// recognizer of an ancestor. A recognizer attached to the button itself may begin.
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
