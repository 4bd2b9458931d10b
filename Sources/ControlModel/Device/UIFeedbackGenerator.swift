/// Lets the device be felt; does nothing here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() {
        super.init()
    }

    /// Does nothing.
    open func prepare() {}
}

/// Lets an impact be felt; does nothing here.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The strength of an impact.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    /// Creates a generator.
    public convenience init(style: FeedbackStyle) {
        self.init()
    }

    /// Does nothing.
    open func impactOccurred() {}
    /// Does nothing.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Lets a change of a selection be felt; does nothing here.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    open func selectionChanged() {}
}

/// Lets a success or a failure be felt; does nothing here.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The kinds of notification.
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    /// Does nothing.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
