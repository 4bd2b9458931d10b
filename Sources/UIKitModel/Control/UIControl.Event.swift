extension UIControl {
    /// What happened to a control: UIKit's names and numbers.
    public struct Event: OptionSet, Sendable {
        /// One bit an event.
        public let rawValue: UInt

        /// Creates a set of events from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch came down in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch came down that is at least the second of quick taps; ``touchDown`` is sent too.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved and is inside, or nearly so.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved and is outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch moved from outside to inside, having begun inside.
        ///
        /// ``touchDragInside`` follows for the same movement here. Apple documents neither an order
        /// nor whether an app gets both.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch moved from inside to outside.
        ///
        /// ``touchDragOutside`` follows for the same movement here. Apple documents neither an order
        /// nor whether an app gets both.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch was lifted inside, or nearly so.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The control's value changed.
        ///
        /// No control of this model has one.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for happened: for a button, ``touchUpInside``.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu was opened.
        ///
        /// Never sent by this model.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        ///
        /// Never sent by this model.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The edited text changed.
        ///
        /// Never sent by this model.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        ///
        /// Never sent by this model.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended with the return key.
        ///
        /// Never sent by this model.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

        /// All events of a touch.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The bits that an app may use for events of its own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The bits that the system keeps for itself.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
