#if !canImport(Darwin)
    import Foundation

    extension CGPoint {
        /// Returns the place to which a transform takes this point.
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
    }

    extension CGSize {
        /// Returns what a transform makes of this size taken as a vector.
        ///
        /// Translation plays no part, and a rotation can make a side negative.
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    extension CGRect {
        /// Returns the smallest upright rectangle around the image of this rectangle.
        ///
        /// A rotated rectangle is no rectangle with upright sides any more, so going there and
        /// back with the inverse gives a larger one. The null rectangle stays null.
        public func applying(_ t: CGAffineTransform) -> CGRect {
            guard !isNull else {
                return self
            }
            let source = standardized
            let horizontal = (
                fromX: min(t.a * source.minX, t.a * source.maxX),
                fromY: min(t.c * source.minY, t.c * source.maxY)
            )
            let vertical = (
                fromX: min(t.b * source.minX, t.b * source.maxX),
                fromY: min(t.d * source.minY, t.d * source.maxY)
            )
            return CGRect(
                x: horizontal.fromX + horizontal.fromY + t.tx,
                y: vertical.fromX + vertical.fromY + t.ty,
                width: abs(t.a) * source.width + abs(t.c) * source.height,
                height: abs(t.b) * source.width + abs(t.d) * source.height
            )
        }
    }
#endif
