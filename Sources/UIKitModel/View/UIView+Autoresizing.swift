extension UIView {
    /// Which of a view's size and margins change with its superview's size, as Apple documents.
    ///
    /// Along each axis the difference goes to what is flexible, in proportion to its present length,
    /// and in equal parts where all of it has none. What is not flexible keeps its length; where
    /// nothing is, the view stays as it is.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// A bit for each size and margin.
        public let rawValue: UInt

        /// Creates a mask from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The margin on the left changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The margin on the right changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The margin on the top changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The margin on the bottom changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// The mask in one byte, as a view keeps it.
    struct Resizing: OptionSet {
        let rawValue: UInt8
    }

    final func resizeSubviews(from oldSize: CGSize) {
        guard autoresizesSubviews else { return }
        let bounds = layer.storedBounds
        for subview in storedSubviews where !subview.resizing.isEmpty {
            let (mask, frame) = (subview.autoresizingMask, subview.layer.boundingFrame)
            var horizontal = ResizedAxis(
                margin: frame.minX - bounds.minX,
                length: frame.width,
                within: oldSize.width
            )
            var vertical = ResizedAxis(
                margin: frame.minY - bounds.minY,
                length: frame.height,
                within: oldSize.height
            )
            horizontal.resize(
                to: bounds.width,
                flexible: mask.contains(.flexibleLeftMargin),
                mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            )
            vertical.resize(
                to: bounds.height,
                flexible: mask.contains(.flexibleTopMargin),
                mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            )
            let resized = CGRect(
                x: bounds.minX + horizontal.margin,
                y: bounds.minY + vertical.margin,
                width: horizontal.length,
                height: vertical.length
            )
            if resized != frame { subview.frame = resized }
        }
    }
}

/// A view's extent in its superview, along one axis.
private struct ResizedAxis {
    private(set) var margin: CGFloat
    private(set) var length: CGFloat
    private let total: CGFloat

    init(margin: CGFloat, length: CGFloat, within total: CGFloat) {
        self.margin = margin
        self.length = length
        self.total = total
    }

    /// A margin that lies outside of the superview counts as none.
    mutating func resize(
        to newTotal: CGFloat,
        flexible isMarginFlexible: Bool,
        _ isLengthFlexible: Bool,
        _ isRestFlexible: Bool
    ) {
        let parts: [(isFlexible: Bool, length: CGFloat)] = [
            (isMarginFlexible, max(margin, 0)), (isLengthFlexible, length),
            (isRestFlexible, max(total - margin - length, 0)),
        ]
        let flexible = parts.filter(\.isFlexible)
        guard !flexible.isEmpty else { return }
        let sum = flexible.reduce(0) { $0 + $1.length }
        func share(_ part: (isFlexible: Bool, length: CGFloat)) -> CGFloat {
            guard part.isFlexible else { return 0 }
            let proportion = sum > 0 ? part.length / sum : 1 / CGFloat(flexible.count)
            return (newTotal - total) * proportion
        }
        margin += share(parts[0])
        length = max(length + share(parts[1]), 0)
    }
}
