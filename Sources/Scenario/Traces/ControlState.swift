/// A control's `UIControl.State`, and whether it tracks a touch.
public struct ControlState: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt8

    /// Creates a state from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `isHighlighted` is true.
    public static let highlighted = ControlState(rawValue: 1)
    /// `isSelected` is true.
    public static let selected = ControlState(rawValue: 2)
    /// `isEnabled` is false.
    public static let disabled = ControlState(rawValue: 4)
    /// `isTracking` is true.
    public static let tracking = ControlState(rawValue: 8)

    /// Each option, in the order in which reports look for a difference.
    public static let options: [ControlState] = [.highlighted, .selected, .disabled, .tracking]

    /// All options.
    public static let all = ControlState(options)
}
