extension CGPath {
    /// Returns a rectangle whose chosen corners are quarters of an ellipse.
    ///
    /// The path runs clockwise on screen (y downwards) from the upper left corner.
    ///
    /// - Parameter radii: The width and height of a corner, at most half the rectangle's.
    static func rounding(_ corners: UIRectCorner, of rect: CGRect, radii: CGSize) -> CGPath {
        let path = CGMutablePath()
        for (index, corner) in RoundedCorner.clockwise(around: rect, radii: radii).enumerated() {
            guard corners.contains(corner.name) else {
                path.addPoint(corner.vertex, first: index == 0)
                continue
            }
            path.addPoint(corner.entry, first: index == 0)
            path.addCurve(
                to: corner.exit,
                control1: corner.control(near: corner.entry),
                control2: corner.control(near: corner.exit)
            )
        }
        path.closeSubpath()
        return path
    }
}

/// A corner of a rectangle, in the direction of the path.
private struct RoundedCorner {
    let name: UIRectCorner
    let vertex: CGPoint
    /// The point where the curve leaves the edge before the corner.
    let entry: CGPoint
    /// The point where the curve joins the edge after the corner.
    let exit: CGPoint

    /// The distance of a quarter circle's control points towards the vertex, as a fraction of the
    /// radius: 4/3 · tan(π/8).
    private static let reach: CGFloat = 4 * (CGFloat(2).squareRoot() - 1) / 3

    func control(near end: CGPoint) -> CGPoint {
        CGPoint(
            x: end.x + (vertex.x - end.x) * Self.reach,
            y: end.y + (vertex.y - end.y) * Self.reach
        )
    }

    private init(_ name: UIRectCorner, _ vertex: CGPoint, entry: CGVector, exit: CGVector) {
        self.name = name
        self.vertex = vertex
        self.entry = CGPoint(x: vertex.x + entry.dx, y: vertex.y + entry.dy)
        self.exit = CGPoint(x: vertex.x + exit.dx, y: vertex.y + exit.dy)
    }

    /// The four corners, starting with the upper left.
    static func clockwise(around rect: CGRect, radii: CGSize) -> [RoundedCorner] {
        let (left, right) = (rect.minX, rect.maxX)
        let (top, bottom) = (rect.minY, rect.maxY)
        let rightwards = CGVector(dx: radii.width, dy: 0)
        let leftwards = CGVector(dx: -radii.width, dy: 0)
        let down = CGVector(dx: 0, dy: radii.height)
        let up = CGVector(dx: 0, dy: -radii.height)
        return [
            RoundedCorner(.topLeft, CGPoint(x: left, y: top), entry: down, exit: rightwards),
            RoundedCorner(.topRight, CGPoint(x: right, y: top), entry: leftwards, exit: down),
            RoundedCorner(.bottomRight, CGPoint(x: right, y: bottom), entry: up, exit: leftwards),
            RoundedCorner(.bottomLeft, CGPoint(x: left, y: bottom), entry: rightwards, exit: up),
        ]
    }
}

extension CGMutablePath {
    fileprivate func addPoint(_ point: CGPoint, first: Bool) {
        if first {
            move(to: point)
        } else {
            addLine(to: point)
        }
    }
}
