#if !canImport(Darwin)
    import Foundation

    extension CGPath {
        /// The smallest rectangle around all points of the path, control points included.
        ///
        /// Null for an empty path.
        public var boundingBox: CGRect {
            CGRect(around: elements.flatMap(\.points))
        }

        /// The smallest rectangle around the path itself, without its control points.
        ///
        /// Null for an empty path.
        public var boundingBoxOfPath: CGRect {
            var points: [CGPoint] = []
            for element in elements {
                if case .move(let point) = element {
                    points.append(point)
                }
            }
            for segment in segments {
                points += segment.extremePoints
            }
            return CGRect(around: points)
        }
    }

    extension CGRect {
        /// The smallest rectangle that has all points in it or on its edges; null for none.
        fileprivate init(around points: [CGPoint]) {
            guard let first = points.first else {
                self = .null
                return
            }
            var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
            for point in points.dropFirst() {
                left = min(left, point.x)
                right = max(right, point.x)
                top = min(top, point.y)
                bottom = max(bottom, point.y)
            }
            self.init(x: left, y: top, width: right - left, height: bottom - top)
        }
    }
#endif
