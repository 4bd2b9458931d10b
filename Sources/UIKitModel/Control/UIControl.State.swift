extension UIControl {
    /// What a control is at the moment: UIKit's names and numbers.
    public struct State: OptionSet, Sendable {
        /// One bit a property.
        public let rawValue: UInt

        /// Creates a state from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enabled, not selected, not highlighted.
        public static let normal: State = []
        /// A tracked touch is inside.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Not enabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// Chosen from a keyboard or remote control.
        ///
        /// Never so in this model.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits that an app may use for states of its own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that the system keeps for itself.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }
}
