/// How near and how quick fingers must be to tap.
///
/// Apple documents none of these numbers; they are those that UIKit is commonly found to use, and
/// nothing should depend on their exact values.
enum TapLimits {
    /// How far, in points, a finger may stray in a tap, and a tap lie from the one before.
    static let distance: CGFloat = 45
    /// How long, in seconds, from one tap's lift to the next one's touch.
    static let interval: TimeInterval = 0.35
    /// How long, in seconds, a finger may stay down in a tap.
    static let duration: TimeInterval = 0.75
}
