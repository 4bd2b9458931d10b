extension UIButton {
    /// The contents and the appearance of a button.
    ///
    /// The model shows ``title`` and ``image``, and stores the rest.
    public struct Configuration: Sendable {
        /// How round the corners are.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        /// How large the button is.
        public enum Size: Int, Sendable {
            case medium = 0
            case small = 1
            case mini = 2
            case large = 3
        }

        /// The title.
        public var title: String?
        /// A line below the title.
        public var subtitle: String?
        /// The image.
        public var image: UIImage?
        /// The colour of title and image.
        public var baseForegroundColor: UIColor?
        /// The colour behind them.
        public var baseBackgroundColor: UIColor?
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the button is.
        public var buttonSize = Size.medium
        /// The space between image and title.
        public var imagePadding: CGFloat = 0

        /// A button without a background.
        public static func plain() -> Configuration { Configuration() }
        /// A button with a background of the tint colour.
        public static func filled() -> Configuration { Configuration() }
        /// A button with a pale background of the tint colour.
        public static func tinted() -> Configuration { Configuration() }
        /// A button with a grey background.
        public static func gray() -> Configuration { Configuration() }
        /// A button without a border.
        public static func borderless() -> Configuration { Configuration() }
        /// A button with a border.
        public static func bordered() -> Configuration { Configuration() }
    }
}
