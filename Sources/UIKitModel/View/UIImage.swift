/// A picture, of which this model keeps only that it is there: images are of no size and draw
/// nothing.
open class UIImage: NSObject, @unchecked Sendable {
    /// The size in points: always zero here.
    open var size: CGSize { .zero }

    /// Creates an empty image.
    public override init() {
        super.init()
    }

    /// Stands for an image of the app's.
    ///
    /// Here every name but an empty one has an image.
    public init?(named name: String) {
        guard !name.isEmpty else { return nil }
        super.init()
    }

    /// Stands for a symbol of the system's.
    ///
    /// Here every name but an empty one has a symbol.
    public init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        super.init()
    }
}
