import Scenario

extension Double {
    /// The number with at most two decimals, the same on every machine.
    package var svg: String {
        guard isFinite else { return "0" }
        let hundredths = (Swift.min(Swift.max(self, -1e6), 1e6) * 100).rounded()
        guard hundredths != 0 else { return "0" }
        let (whole, rest) = Int(abs(hundredths)).quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        return rest % 10 == 0
            ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}

extension Point {
    package var svg: String { "\(x.svg) \(y.svg)" }
}

extension [Point] {
    /// A closed path through the points; empty if there are none.
    package var svgPath: String {
        guard let first else { return "" }
        return "M\(first.svg)" + dropFirst().map { "L\($0.svg)" }.joined() + "Z"
    }
}
