/// A cubic Bézier curve, as one function of the parameter per coordinate.
struct CubicCurve {
    let x: CubicFunction
    let y: CubicFunction

    init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        x = CubicFunction(start.x, control1.x, control2.x, end.x)
        y = CubicFunction(start.y, control1.y, control2.y, end.y)
    }

    /// Creates the cubic curve that equals a quadratic one.
    init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
        x = CubicFunction(start.x, control.x, end.x)
        y = CubicFunction(start.y, control.y, end.y)
    }

    func point(at parameter: CGFloat) -> CGPoint {
        CGPoint(x: x.value(at: parameter), y: y.value(at: parameter))
    }

    /// Counts the crossings of a ray from the point towards increasing x; see `PathSegment`.
    ///
    /// Between two turning points y is monotone, so that each such piece crosses the ray's line
    /// at most once.
    func winding(around point: CGPoint) -> Int {
        guard x.largestControl > point.x else {
            return 0
        }
        let stops = [0] + y.turningParameters + [1]
        var winding = 0
        for (first, last) in zip(stops, stops.dropFirst()) {
            let startsBefore = y.value(at: first) <= point.y
            let endsBefore = y.value(at: last) <= point.y
            guard startsBefore != endsBefore else {
                continue
            }
            let crossing = y.parameter(reaching: point.y, between: first, and: last)
            if x.value(at: crossing) > point.x {
                winding += startsBefore ? 1 : -1
            }
        }
        return winding
    }
}

/// A cubic function on the parameters from 0 to 1, given by its Bézier coefficients.
struct CubicFunction {
    let start: CGFloat
    let control1: CGFloat
    let control2: CGFloat
    let end: CGFloat

    init(_ start: CGFloat, _ control1: CGFloat, _ control2: CGFloat, _ end: CGFloat) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// Creates the cubic function that equals a quadratic one.
    init(_ start: CGFloat, _ control: CGFloat, _ end: CGFloat) {
        self.init(start, (start + 2 * control) / 3, (2 * control + end) / 3, end)
    }

    var largestControl: CGFloat {
        max(max(start, control1), max(control2, end))
    }

    /// De Casteljau's algorithm, exact at both ends.
    func value(at parameter: CGFloat) -> CGFloat {
        func between(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
            (1 - parameter) * first + parameter * second
        }
        let middle = between(control1, control2)
        return between(
            between(between(start, control1), middle),
            between(middle, between(control2, end))
        )
    }

    /// The parameters in the open interval from 0 to 1 at which the slope is zero, ascending.
    var turningParameters: [CGFloat] {
        let square = end - start + 3 * (control1 - control2)
        let linear = 2 * (start - 2 * control1 + control2)
        let constant = control1 - start
        let discriminant = linear * linear - 4 * square * constant
        guard discriminant >= 0 else {
            return []
        }
        // Adding numbers of equal sign avoids cancellation. The product of the roots gives the
        // second.
        let root = discriminant.squareRoot()
        let sum = -(linear + (linear < 0 ? -root : root)) / 2
        return [sum / square, constant / sum].filter { $0 > 0 && $0 < 1 }.sorted()
    }

    /// Returns the parameter between two others, where the function is monotone, that gives a
    /// value.
    ///
    /// Bisects until no number lies between. Unlike Newton's method, bisection cannot diverge,
    /// and it needs no tolerance.
    func parameter(
        reaching target: CGFloat,
        between first: CGFloat,
        and last: CGFloat
    ) -> CGFloat {
        let startsBefore = value(at: first) <= target
        var (low, high) = (first, last)
        for _ in 0..<64 {
            let middle = (low + high) / 2
            guard middle > low, middle < high else {
                break
            }
            if (value(at: middle) <= target) == startsBefore {
                low = middle
            } else {
                high = middle
            }
        }
        return high
    }
}
