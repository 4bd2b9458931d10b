/// A view that shows a picture.
///
/// It takes no touches unless user interaction is switched on.
///
/// Not modelled: drawing, animated images, symbol effects.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage?

    /// The picture shown while the view is highlighted.
    open var highlightedImage: UIImage?

    /// Whether the view is highlighted.
    open var isHighlighted = false

    /// Creates an image view without a picture that takes no touches.
    ///
    /// - Parameter frame: Its rectangle in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        interactionIsEnabled = false
    }

    /// Creates an image view without a picture that takes no touches: this model has no archives,
    /// and reads nothing from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        interactionIsEnabled = false
    }

    /// Creates an image view of a picture's size that takes no touches.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        interactionIsEnabled = false
    }

    /// Creates an image view of a picture's size that takes no touches.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
        interactionIsEnabled = false
    }
}
