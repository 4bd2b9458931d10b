extension CGPath {
    /// The bounding box of all points, including control points; null for an empty path.
    public var boundingBox: CGRect {
        CGRect(around: elements.flatMap(\.points))
    }

    /// The bounding box of the path itself, without its control points; null for an empty path.
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
