/// A segment of a path's outline between two points.
enum PathSegment {
    case line(from: CGPoint, to: CGPoint)
    case curve(CubicCurve)

    /// The ends, and the points where a curve turns back horizontally or vertically.
    var extremePoints: [CGPoint] {
        switch self {
        case .line(let start, let end):
            return [start, end]
        case .curve(let curve):
            let turns = curve.x.turningParameters + curve.y.turningParameters
            return ([0, 1] + turns).map(curve.point(at:))
        }
    }

    /// The segment's contribution to the winding number about a point.
    ///
    /// A ray starts at the point towards increasing x. A crossing with increasing y counts 1, a
    /// crossing with decreasing y −1. End points on the ray belong to the side of smaller y, so
    /// that the contributions of a closed outline add up.
    func winding(around point: CGPoint) -> Int {
        switch self {
        case .line(let start, let end):
            Self.winding(ofLineFrom: start, to: end, around: point)
        case .curve(let curve):
            curve.winding(around: point)
        }
    }

    private static func winding(
        ofLineFrom start: CGPoint,
        to end: CGPoint,
        around point: CGPoint
    ) -> Int {
        let direction = (start.y <= point.y ? 1 : 0) - (end.y <= point.y ? 1 : 0)
        guard direction != 0 else {
            return 0
        }
        let side =
            (start.x - point.x) * (end.y - start.y) + (point.y - start.y) * (end.x - start.x)
        return side * CGFloat(direction) > 0 ? direction : 0
    }
}

extension CGPath {
    /// The segments of the filled path: a line closes each open subpath.
    var segments: [PathSegment] {
        var segments: [PathSegment] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        func closeSubpath() {
            if current != start {
                segments.append(.line(from: current, to: start))
            }
            current = start
        }
        for element in elements {
            switch element {
            case .move(let point):
                closeSubpath()
                start = point
                current = point
            case .line(let end):
                segments.append(.line(from: current, to: end))
                current = end
            case .quadratic(let control, let end):
                segments.append(.curve(CubicCurve(from: current, control: control, to: end)))
                current = end
            case .cubic(let control1, let control2, let end):
                let curve = CubicCurve(current, control1, control2, end)
                segments.append(.curve(curve))
                current = end
            case .close:
                closeSubpath()
            }
        }
        closeSubpath()
        return segments
    }
}
