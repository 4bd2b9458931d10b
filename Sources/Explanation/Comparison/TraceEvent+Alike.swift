import Scenario

extension TraceEvent {
    /// Whether two events are equal, apart from rounding of coordinates.
    func isAlike(_ other: TraceEvent) -> Bool {
        if self == other { return true }
        guard question == other.question, let point = askedPoint,
            let otherPoint = other.askedPoint
        else { return false }
        if case .layerContains(_, _, let answer) = self, case .layerContains(_, _, !answer) = other
        {
            return false
        }
        return point.isAlike(otherPoint)
    }
}

extension Point {
    /// Whether two points are equal, apart from rounding.
    ///
    /// Two coordinates that are not numbers (NaN) count as equal.
    func isAlike(_ other: Point) -> Bool {
        isAlike(x, other.x) && isAlike(y, other.y)
    }

    private func isAlike(_ first: Double, _ second: Double) -> Bool {
        if first.isNaN || second.isNaN { return first.isNaN && second.isNaN }
        // The first test covers infinities, whose difference is NaN.
        return first == second || abs(first - second) <= 1e-6 * max(1, abs(first), abs(second))
    }
}
