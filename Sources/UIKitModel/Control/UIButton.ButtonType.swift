extension UIButton {
    /// The kind of a button.
    ///
    /// It makes no difference to touches.
    public enum ButtonType: Int, Sendable {
        /// No look of its own.
        case custom = 0
        /// As buttons of the system look.
        case system = 1
        /// For more about something.
        case detailDisclosure = 2
        /// For information, on a dark background.
        case infoLight = 3
        /// For information, on a light background.
        case infoDark = 4
        /// For adding a contact.
        case contactAdd = 5
        /// For closing a panel.
        case close = 7

        /// For a plain rounded rectangle: an old name of the system's kind.
        public static var roundedRect: ButtonType { .system }
    }
}
