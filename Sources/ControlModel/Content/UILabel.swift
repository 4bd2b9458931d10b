/// A view that shows text.
///
/// User interaction is off by default.
///
/// Not modelled: drawing and measuring text, attributed text.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text.
    open var text: String? {
        didSet { report(.writes, .wrote(.text, of: self)) }
    }

    /// The font; initially the system font of 17 points.
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            reportLook()
        }
    }

    /// The colour of the text.
    ///
    /// Initially `nil`; in an app it is the system's label colour.
    open var textColor: UIColor! { didSet { reportLook() } }

    /// The alignment of the lines.
    open var textAlignment = NSTextAlignment.natural { didSet { reportLook() } }

    /// The largest number of lines; 0 for no limit.
    open var numberOfLines = 1 { didSet { reportLook() } }

    /// Whether the text is highlighted; stored only.
    open var isHighlighted = false { didSet { reportLook() } }

    /// Whether the text is shown as enabled; stored only, without effect on touches.
    open var isEnabled = true { didSet { reportLook() } }

    /// Whether long text is shown smaller; stored only.
    open var adjustsFontSizeToFitWidth = false { didSet { reportLook() } }

    /// Whether the font follows the size that the user sets; stored only.
    open var adjustsFontForContentSizeCategory = false { didSet { reportLook() } }

    /// How small a long text may become; stored only.
    open var minimumScaleFactor: CGFloat = 0 { didSet { reportLook() } }

    /// The end of a long line; stored only.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { reportLook() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        startWithoutInteraction()
    }

    /// Creates an empty label; the model reads nothing from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        startWithoutInteraction()
    }

    private func reportLook() { report(.writes, .wrote(.appearance, of: self)) }
}
