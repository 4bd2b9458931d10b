import UIKitModel

/// The accessibility settings of the device, which are all off, and announcements, which nothing receives.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// A change to announce to VoiceOver.
    public enum Notification: UInt32, Sendable {
        case screenChanged = 1000
        case layoutChanged = 1001
        case announcement = 1008
        case pageScrolled = 1009
    }

    /// Does nothing.
    public static func post(notification: Notification, argument: Any?) {}

    /// Whether VoiceOver reads the screen; never here.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether the user controls the app by switches; never here.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether the user prefers less motion; never here.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether the user prefers bold text; never here.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether the user prefers less transparency; never here.
    public static var isReduceTransparencyEnabled: Bool { false }

    /// A view's rectangle in the coordinates of the screen, which are those of its window.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }
}
