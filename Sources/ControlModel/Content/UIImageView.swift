/// A view that shows an image.
///
/// User interaction is off by default.
///
/// Not modelled: drawing, animated images, symbol effects.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The image.
    open var image: UIImage?

    /// The image shown while the view is highlighted.
    open var highlightedImage: UIImage?

    /// Whether the view is highlighted.
    open var isHighlighted = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        startWithoutInteraction()
    }

    /// Creates an image view without an image; the model reads nothing from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        startWithoutInteraction()
    }

    /// Creates an image view of the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        startWithoutInteraction()
    }

    /// Creates an image view of the image's size.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
        startWithoutInteraction()
    }
}
