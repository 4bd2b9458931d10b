import Scenario

extension Point {
    /// Whether the coordinates are whole numbers close to those of another point, which are not all whole.
    func isRounded(from exact: Point) -> Bool {
        func isRounded(_ value: Double, from exact: Double) -> Bool {
            value == value.rounded() && abs(value - exact) < 1
        }
        return isRounded(x, from: exact.x) && isRounded(y, from: exact.y) && self != exact
    }
}
