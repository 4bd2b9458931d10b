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
    public init?(named name: String) {
        guard !name.isEmpty else { return nil }
        super.init()
    }

    /// Creates the system's symbol of a name.
    ///
    /// Here every name except an empty one has a symbol.
    public init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        super.init()
    }
}
