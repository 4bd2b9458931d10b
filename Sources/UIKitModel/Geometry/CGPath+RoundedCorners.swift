import Foundation

extension CGPath {
    /// Returns a rectangle whose chosen corners are quarters of an ellipse.
    ///
    /// It goes clockwise on screen (y downwards) from the upper left corner.
    ///
    /// - Parameters:
    ///   - corners: The corners to round; the others stay square.
    ///   - rect: The rectangle, in the path's coordinates.
    ///   - radii: The width and the height of a corner, at most half the rectangle's.
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

/// A corner of a rectangle, met on the way around it.
private struct RoundedCorner {
    let name: UIRectCorner
    let vertex: CGPoint
    /// Where the curve leaves the edge that leads to the corner.
    let entry: CGPoint
    /// Where it joins the edge that leads away from the corner.
    let exit: CGPoint

    /// How far towards the vertex a quarter circle's control points lie, in parts of the radius:
    /// four thirds of tan(π/8).
    private static let reach: CGFloat = 4 * (CGFloat(2).squareRoot() - 1) / 3

    func control(near end: CGPoint) -> CGPoint {
        CGPoint(
            x: end.x + (vertex.x - end.x) * Self.reach,
            y: end.y + (vertex.y - end.y) * Self.reach
        )
    }

    /// The four corners, first the upper left one.
    static func clockwise(around rect: CGRect, radii: CGSize) -> [RoundedCorner] {
        let (left, right) = (rect.minX, rect.maxX)
        let (top, bottom) = (rect.minY, rect.maxY)
        return [
            RoundedCorner(
                name: .topLeft,
                vertex: CGPoint(x: left, y: top),
                entry: CGPoint(x: left, y: top + radii.height),
                exit: CGPoint(x: left + radii.width, y: top)
            ),
            RoundedCorner(
                name: .topRight,
                vertex: CGPoint(x: right, y: top),
                entry: CGPoint(x: right - radii.width, y: top),
                exit: CGPoint(x: right, y: top + radii.height)
            ),
            RoundedCorner(
                name: .bottomRight,
                vertex: CGPoint(x: right, y: bottom),
                entry: CGPoint(x: right, y: bottom - radii.height),
                exit: CGPoint(x: right - radii.width, y: bottom)
            ),
            RoundedCorner(
                name: .bottomLeft,
                vertex: CGPoint(x: left, y: bottom),
                entry: CGPoint(x: left + radii.width, y: bottom),
                exit: CGPoint(x: left, y: bottom - radii.height)
            ),
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
