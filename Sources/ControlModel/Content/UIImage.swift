/// An image without a size or content: the model stores only its existence.
open class UIImage: NSObject, @unchecked Sendable {
    /// The size in points; always zero here.
    open var size: CGSize { .zero }

    public override init() {
        super.init()
    }

    /// Creates the app's image of a name.
    ///
    /// Here every name except an empty one has an image.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init()
    }

    /// Creates the system's symbol of a name.
    ///
    /// Here every name except an empty one has a symbol.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init()
    }

    /// How an image is coloured; the model draws none.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// Returns the image itself, because the model draws none.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

    /// Returns the image itself, because the model draws none.
    open func withTintColor(_ color: UIColor) -> UIImage { self }
}
