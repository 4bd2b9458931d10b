import Scenario

/// A convex polygon, such as a view's rectangle under a transform.
package struct ConvexPolygon: Hashable, Sendable {
    /// The corners, clockwise on the screen.
    package let corners: [Point]
    /// The smallest upright rectangle around the polygon.
    package let box: Rectangle
    private let twiceArea: Double
    /// Whether the polygon is the box itself, as most views are.
    let isUpright: Bool

    package init(_ corners: [Point]) {
        let area = corners.twiceArea
        // A mirrored view has its corners in the other direction.
        self.corners = area < 0 ? corners.reversed() : corners
        twiceArea = abs(area)
        let (left, top) = (corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
        let (right, bottom) = (corners.map(\.x).max() ?? 0, corners.map(\.y).max() ?? 0)
        box = Rectangle(left, top, right - left, bottom - top)
        isUpright =
            corners.count == 4 && twiceArea > 0
            && corners.allSatisfy {
                ($0.x == left || $0.x == right) && ($0.y == top || $0.y == bottom)
            }
    }

    package init(_ rectangle: Rectangle) {
        self.init(PlaneMapping.identity.corners(of: rectangle))
    }

    /// The edges, each with its end.
    package var edges: [(start: Point, end: Point)] {
        zip(corners, corners.dropFirst() + corners.prefix(1)).map { ($0, $1) }
    }

    package func contains(_ point: Point) -> Bool {
        guard corners.count > 2 else { return false }
        return corners.indices.allSatisfy { index in
            corners[index].side(of: point, towards: corners[(index + 1) % corners.count]) >= 0
        }
    }

    /// Whether the polygon contains the whole rectangle.
    func contains(_ rectangle: Rectangle) -> Bool {
        box.contains(rectangle)
            && (isUpright
                || PlaneMapping.identity.corners(of: rectangle).allSatisfy(contains))
    }

    /// Whether a rectangle and the polygon have a point in common.
    func touches(_ rectangle: Rectangle) -> Bool {
        guard box.meets(rectangle) else { return false }
        if isUpright { return true }
        let others = PlaneMapping.identity.corners(of: rectangle)
        // Convex shapes are disjoint if one has a side behind which the whole other shape lies.
        return corners.indices.allSatisfy { index in
            let end = corners[(index + 1) % corners.count]
            return others.contains { corners[index].side(of: $0, towards: end) >= 0 }
        }
    }

    /// The common part; `nil` if there is none.
    package func intersection(_ other: ConvexPolygon) -> ConvexPolygon? {
        // A line has no inside, although clipping at its sides would keep everything.
        guard other.twiceArea > 0 else { return nil }
        var rest = corners
        for edge in other.edges {
            rest = rest.indices.flatMap { index in
                let (start, end) = (rest[index], rest[(index + 1) % rest.count])
                let before = edge.start.side(of: start, towards: edge.end)
                let after = edge.start.side(of: end, towards: edge.end)
                let crossing = (before < 0) != (after < 0)
                let share = crossing ? before / (before - after) : 0
                let met = Point(
                    start.x + share * (end.x - start.x),
                    start.y + share * (end.y - start.y)
                )
                return (before >= 0 ? [start] : []) + (crossing ? [met] : [])
            }
        }
        return rest.count > 2 ? ConvexPolygon(rest) : nil
    }

    /// Whether a polygon covers this one, up to a hundredth of a point.
    package func isCovered(by other: ConvexPolygon) -> Bool {
        corners.allSatisfy { corner in
            other.edges.allSatisfy { edge in
                let length = (edge.end - edge.start).length
                return length < 0.01
                    || edge.start.side(of: corner, towards: edge.end) > -0.01 * length
            }
        }
    }

    /// Whether a part of this polygon's outline runs through the inside of another one.
    func hasOutline(under other: ConvexPolygon) -> Bool {
        guard let common = intersection(other), common.twiceArea > 1 else { return false }
        return !other.isCovered(by: self)
    }
}

extension PlaneMapping {
    package func apply(_ shape: ConvexPolygon) -> ConvexPolygon {
        ConvexPolygon(shape.corners.map { apply($0) })
    }
}

extension [Point] {
    /// Twice the area inside the corners, negative if they go counterclockwise.
    fileprivate var twiceArea: Double {
        zip(self, dropFirst() + prefix(1)).reduce(0) { area, edge in
            area + (edge.0.x * edge.1.y - edge.1.x * edge.0.y)
        }
    }
}

extension Point {
    /// Positive if a point lies to the right of the line from here to an end point.
    fileprivate func side(of point: Point, towards end: Point) -> Double {
        (end.x - x) * (point.y - y) - (end.y - y) * (point.x - x)
    }

    package static func - (end: Point, start: Point) -> Point {
        Point(end.x - start.x, end.y - start.y)
    }

    package var length: Double { (x * x + y * y).squareRoot() }
}

extension Rectangle {
    package var right: Double { x + width }
    package var bottom: Double { y + height }

    func intersects(_ other: Rectangle) -> Bool {
        x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }

    /// Whether rectangles have a point in common, edges included.
    func meets(_ other: Rectangle) -> Bool {
        x <= other.right && other.x <= right && y <= other.bottom && other.y <= bottom
    }

    func contains(_ other: Rectangle) -> Bool {
        other.x >= x && other.right <= right && other.y >= y && other.bottom <= bottom
    }

    func insetBy(_ margin: Double) -> Rectangle {
        Rectangle(x + margin, y + margin, width - 2 * margin, height - 2 * margin)
    }
}
