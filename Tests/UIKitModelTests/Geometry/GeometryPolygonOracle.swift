import UIKitModel

/// Answers for closed polygons, found by other means than the model's: by the angles under which a
/// point sees the edges, and by a ray upwards instead of sideways.
struct PolygonOracle {
    let corners: [CGPoint]

    private var edges: [(CGPoint, CGPoint)] {
        Array(zip(corners, corners.dropFirst() + corners.prefix(1)))
    }

    /// How often the polygon goes around a point, from the sum of the angles of its edges.
    func turns(around point: CGPoint) -> Int {
        var angle = 0.0
        for (first, second) in edges {
            let (x1, y1) = (Double(first.x - point.x), Double(first.y - point.y))
            let (x2, y2) = (Double(second.x - point.x), Double(second.y - point.y))
            angle += atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2)
        }
        return Int((angle / (2 * .pi)).rounded())
    }

    /// How many edges a ray from a point towards smaller y crosses.
    func crossings(above point: CGPoint) -> Int {
        edges.count { first, second in
            guard (first.x < point.x) != (second.x < point.x) else {
                return false
            }
            let share = (point.x - first.x) / (second.x - first.x)
            return first.y + share * (second.y - first.y) < point.y
        }
    }

    func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
        switch rule {
        case .winding: turns(around: point) != 0
        case .evenOdd: !crossings(above: point).isMultiple(of: 2)
        @unknown default: false
        }
    }

    /// The distance from a point to the nearest edge.
    func distanceToRim(from point: CGPoint) -> CGFloat {
        edges.map { first, second in
            let (dx, dy) = (second.x - first.x, second.y - first.y)
            let square = dx * dx + dy * dy
            let along = (point.x - first.x) * dx + (point.y - first.y) * dy
            let share = square > 0 ? max(0, min(1, along / square)) : 0
            return point.distance(to: CGPoint(x: first.x + share * dx, y: first.y + share * dy))
        }.min() ?? .infinity
    }
}
