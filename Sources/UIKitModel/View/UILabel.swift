/// A view that shows text.
///
/// It takes no touches unless user interaction is switched on.
///
/// Not modelled: drawing and measuring text, attributed text.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text.
    open var text: String?

    /// The text's font: the system's of 17 points at first.
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet { if font == nil { font = .systemFont(ofSize: 17) } }
    }

    /// The text's colour.
    ///
    /// In an app it is the system's label colour at first; here it is `nil`.
    open var textColor: UIColor!

    /// The side that lines lie at.
    open var textAlignment = NSTextAlignment.natural

    /// How many lines the text may take; 0 for any number.
    open var numberOfLines = 1

    /// Whether the text is shown as highlighted.
    ///
    /// Kept only.
    open var isHighlighted = false

    /// Whether the text is shown as enabled.
    ///
    /// Kept only: it makes no difference to touches.
    open var isEnabled = true

    /// Whether a long text is shown smaller.
    ///
    /// Kept only.
    open var adjustsFontSizeToFitWidth = false

    /// Creates an empty label that takes no touches.
    ///
    /// - Parameter frame: Its rectangle in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        interactionIsEnabled = false
    }

    /// Creates an empty label that takes no touches: this model has no archives, and reads nothing
    /// from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        interactionIsEnabled = false
    }
}
