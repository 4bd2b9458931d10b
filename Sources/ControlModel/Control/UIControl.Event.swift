extension UIControl {
    /// The events of a control, with UIKit's names and values.
    public struct Event: OptionSet, Sendable {
        /// One bit per event.
        public let rawValue: UInt

        /// Creates a set of events from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch began in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch began that is at least the second of several quick taps; ``touchDown`` is sent
        /// too.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved, and is inside or within the tolerance.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved and is outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch moved from outside to inside, after it had begun inside.
        ///
        /// The model sends ``touchDragInside`` for the same movement afterwards. Apple documents
        /// neither the order nor whether an app gets both.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch moved from inside to outside.
        ///
        /// The model sends ``touchDragOutside`` for the same movement afterwards. Apple documents
        /// neither the order nor whether an app gets both.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch was lifted inside or within the tolerance.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system cancelled the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The control's value changed.
        ///
        /// No control of the model has a value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's main event occurred: for a button, ``touchUpInside``.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu opened; never sent by the model.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began; never sent by the model.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The edited text changed; never sent by the model.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended; never sent by the model.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key ended editing; never sent by the model.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The bits reserved for an app's own events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The bits reserved for the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
