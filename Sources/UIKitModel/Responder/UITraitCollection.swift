/// The environment of views: here always that of a phone, upright, in the light appearance.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    static let phone = UITraitCollection()

    /// The appearance: light.
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
    /// The kind of device: a phone.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The horizontal size class: compact.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    /// The vertical size class: regular.
    public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    /// The number of pixels per point, as ``UIScreen/scale``.
    public var displayScale: CGFloat { 2 }
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// Whether there is much or little space.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

extension UIColor {
    /// Creates a colour that depends on the environment, which is always the same here.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(cgColor: dynamicProvider(.phone).cgColor)
    }
}
