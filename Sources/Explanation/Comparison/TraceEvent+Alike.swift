import Scenario

extension TraceEvent {
    /// Whether two events are equal, apart from rounding of coordinates.
    func isAlike(_ other: TraceEvent) -> Bool {
        switch (self, other) {
        case (.hitTestBegan(let first, let point), .hitTestBegan(let second, let otherPoint)),
            (
                .pointInsideBegan(let first, let point),
                .pointInsideBegan(let second, let otherPoint)
            ),
            (
                .layerHitTestBegan(let first, let point),
                .layerHitTestBegan(let second, let otherPoint)
            ):
            first == second && point.isAlike(otherPoint)
        case (
            .layerContains(let first, let point, let answer),
            .layerContains(let second, let otherPoint, let otherAnswer)
        ):
            first == second && answer == otherAnswer && point.isAlike(otherPoint)
        default: self == other
        }
    }
}

extension Point {
    /// Whether two points are equal, apart from rounding.
    ///
    /// Two coordinates that are not a number count as equal.
    func isAlike(_ other: Point) -> Bool {
        isAlike(x, other.x) && isAlike(y, other.y)
    }

    private func isAlike(_ first: Double, _ second: Double) -> Bool {
        if first.isNaN || second.isNaN { return first.isNaN && second.isNaN }
        // The first test covers infinities, whose difference is not a number.
        return first == second || abs(first - second) <= 1e-6 * max(1, abs(first), abs(second))
    }
}
