/// The limits of distance and time for taps.
///
/// Apple documents none of these numbers. Developers commonly observe these values in UIKit. Do not
/// depend on the exact numbers.
enum TapLimits {
    /// The largest movement of a finger during a tap, and the largest distance between taps, in
    /// points.
    static let distance: CGFloat = 45
    /// The longest time between one tap's lift and the next tap's touch, in seconds.
    static let interval: TimeInterval = 0.35
    /// The longest time that a finger may stay down during a tap, in seconds.
    static let duration: TimeInterval = 0.75
}
