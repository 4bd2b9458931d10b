/// The device: a phone.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The device on which the app runs.
    public static let current = UIDevice()

    /// The kind of device: a phone.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The device's name.
    open var name: String { "iPhone" }
    /// The model's name.
    open var model: String { "iPhone" }
    /// The name of the operating system.
    open var systemName: String { "iOS" }
}
