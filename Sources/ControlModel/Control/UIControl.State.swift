extension UIControl {
    /// The states of a control, with UIKit's names and values.
    public struct State: OptionSet, Sendable {
        /// One bit per state.
        public let rawValue: UInt

        /// Creates a state from its bits.
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
        /// Focused by a keyboard or remote control; never set by the model.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits reserved for an app's own states.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits reserved for the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }
}
