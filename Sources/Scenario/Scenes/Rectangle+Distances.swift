extension Rectangle {
    /// The distance of a point from the nearest edge, on either side.
    ///
    /// Beside a corner it is the larger of the distances along the two axes.
    package func distanceFromBorder(of point: Point) -> Double {
        let beyond = max(
            max(x - point.x, point.x - (x + width)),
            max(y - point.y, point.y - (y + height))
        )
        return abs(beyond)
    }

    /// The distance of a point from the circle inscribed in the rectangle.
    package func distanceFromRim(of point: Point) -> Double {
        abs(distanceFromCenter(of: point) - min(width, height) / 2)
    }

    package func distanceFromCenter(of point: Point) -> Double {
        let beside = point.x - (x + width / 2)
        let below = point.y - (y + height / 2)
        return (beside * beside + below * below).squareRoot()
    }

    package func widened(by margin: Double) -> Rectangle {
        Rectangle(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
    }
}
