extension UIButton {
    /// The type of a button.
    ///
    /// It does not affect touches.
    public enum ButtonType: Int, Sendable {
        /// No default appearance.
        case custom = 0
        /// The system's default appearance.
        case system = 1
        /// Shows details about an item.
        case detailDisclosure = 2
        /// Shows information, on a dark background.
        case infoLight = 3
        /// Shows information, on a light background.
        case infoDark = 4
        case contactAdd = 5
        /// Closes a panel.
        case close = 7

        /// An old name of the system type.
        public static var roundedRect: ButtonType { .system }
    }
}
