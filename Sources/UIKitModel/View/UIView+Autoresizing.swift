extension UIView {
    /// The parts of a view's frame that change with its superview's size, as Apple documents.
    ///
    /// Along each axis the flexible parts share the difference in proportion to their current
    /// lengths, or equally if all their lengths are zero. Inflexible parts keep their lengths.
    /// Without flexible parts the view does not change.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// One bit per size and margin.
        public let rawValue: UInt

        /// Creates a mask from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left margin changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The right margin changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The top margin changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The bottom margin changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// The mask in one byte, for storage in a view.
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

/// The margin and length of a view in its superview, along one axis.
private struct ResizedAxis {
    private(set) var margin: CGFloat
    private(set) var length: CGFloat
    private let total: CGFloat

    init(margin: CGFloat, length: CGFloat, within total: CGFloat) {
        self.margin = margin
        self.length = length
        self.total = total
    }

    /// A margin outside the superview counts as zero.
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
