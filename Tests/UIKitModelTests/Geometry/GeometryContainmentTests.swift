import Foundation
import Testing
import UIKitModel

@Suite("Geometry: what a path contains")
struct GeometryContainmentTests {
    private static let area = CGRect(x: -20, y: -20, width: 140, height: 140)

    @Test("An oval agrees with the ellipse equation", arguments: 0..<40 as Range<UInt64>)
    func oval(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let origin = numbers.point(in: CGRect(x: -50, y: -50, width: 100, height: 100))
        let size = numbers.point(in: CGRect(x: 5, y: 5, width: 200, height: 200))
        let rect = CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
        let path = UIBezierPath(ovalIn: rect)
        let around = rect.insetBy(dx: -rect.width / 4, dy: -rect.height / 4)
        for _ in 0..<200 {
            let point = numbers.point(in: around)
            let distance = hypot(
                (point.x - rect.midX) / (rect.width / 2),
                (point.y - rect.midY) / (rect.height / 2)
            )
            guard abs(distance - 1) > 0.005 else {
                continue
            }
            #expect(path.contains(point) == (distance < 1), "\(point) in the oval of \(rect)")
        }
    }

    @Test(
        "A random polygon agrees with an independent count",
        arguments: 0..<60 as Range<UInt64>,
        [CGPathFillRule.winding, .evenOdd]
    )
    func polygon(seed: UInt64, rule: CGPathFillRule) {
        var numbers = SeededNumbers(seed: seed)
        let count = Int.random(in: 3...12, using: &numbers)
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let corners = (0..<count).map { _ in numbers.point(in: frame) }
        let oracle = PolygonOracle(corners: corners)
        let path = CGMutablePath()
        path.addLines(between: corners)
        path.closeSubpath()
        for _ in 0..<200 {
            let point = numbers.point(in: Self.area)
            guard oracle.distanceToRim(from: point) > 1e-6 else {
                continue
            }
            #expect(path.contains(point, using: rule) == oracle.contains(point, using: rule))
        }
    }

    @Test(
        "Vertices level with the point are counted right",
        arguments: 0..<40 as Range<UInt64>,
        [CGPathFillRule.winding, .evenOdd]
    )
    func latticePolygon(seed: UInt64, rule: CGPathFillRule) {
        var numbers = SeededNumbers(seed: seed)
        let corners = (0..<8).map { _ in
            CGPoint(
                x: Int.random(in: 0...6, using: &numbers),
                y: Int.random(in: 0...6, using: &numbers)
            )
        }
        let oracle = PolygonOracle(corners: corners)
        let path = CGMutablePath()
        path.addLines(between: corners)
        for x in 0...6 {
            for y in 0...6 {
                let point = CGPoint(x: CGFloat(x) + 0.37, y: CGFloat(y))
                guard oracle.distanceToRim(from: point) > 1e-6 else {
                    continue
                }
                #expect(path.contains(point, using: rule) == oracle.contains(point, using: rule))
            }
        }
    }

    @Test(
        "Random curves agree with a fine chain of lines away from the rim",
        arguments: 0..<20 as Range<UInt64>,
        [CGPathFillRule.winding, .evenOdd]
    )
    func curves(seed: UInt64, rule: CGPathFillRule) {
        var numbers = SeededNumbers(seed: seed)
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let points = (0..<6).map { _ in numbers.point(in: frame) }
        let path = CGMutablePath()
        path.move(to: points[0])
        path.addCurve(to: points[3], control1: points[1], control2: points[2])
        path.addQuadCurve(to: points[5], control: points[4])
        let chain = (0...400).map { step in
            let t = CGFloat(step) / 400
            let weights = [pow(1 - t, 3), 3 * t * pow(1 - t, 2), 3 * t * t * (1 - t), pow(t, 3)]
            return weighted(Array(points[0...3]), by: weights)
        }
        let secondChain = (1...400).map { step in
            let t = CGFloat(step) / 400
            let weights = [pow(1 - t, 2), 2 * t * (1 - t), t * t]
            return weighted(Array(points[3...5]), by: weights)
        }
        let oracle = PolygonOracle(corners: chain + secondChain)
        for _ in 0..<60 {
            let point = numbers.point(in: frame)
            guard oracle.distanceToRim(from: point) > 0.01 else {
                continue
            }
            #expect(path.contains(point, using: rule) == oracle.contains(point, using: rule))
        }
    }

    private func weighted(_ points: [CGPoint], by weights: [CGFloat]) -> CGPoint {
        zip(points, weights).reduce(into: CGPoint.zero) { sum, part in
            sum.x += part.0.x * part.1
            sum.y += part.0.y * part.1
        }
    }

    @Test("A rounded rectangle agrees with its formula", arguments: 0..<40 as Range<UInt64>)
    func roundedRectangle(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let rect = CGRect(
            x: numbers.number(in: -20...20),
            y: numbers.number(in: -20...20),
            width: numbers.number(in: 10...150),
            height: numbers.number(in: 10...150)
        )
        let radius = numbers.number(in: 1...90)
        let effective = min(radius, min(rect.width, rect.height) / 2)
        let path = UIBezierPath(roundedRect: rect, cornerRadius: radius)
        for _ in 0..<200 {
            let point = numbers.point(in: rect.insetBy(dx: -10, dy: -10))
            let outside = distance(from: point, toRounded: rect, radius: effective)
            guard abs(outside) > 0.005 * effective else {
                continue
            }
            #expect(path.contains(point) == (outside < 0), "\(point) in \(rect), \(effective)")
        }
    }

    /// Negative inside, positive outside.
    private func distance(
        from point: CGPoint,
        toRounded rect: CGRect,
        radius: CGFloat
    ) -> CGFloat {
        let beyondX = abs(point.x - rect.midX) - (rect.width / 2 - radius)
        let beyondY = abs(point.y - rect.midY) - (rect.height / 2 - radius)
        let corner = hypot(max(0, beyondX), max(0, beyondY))
        return corner + min(0, max(beyondX, beyondY)) - radius
    }

    @Test("The chosen corners are round and the others square")
    func chosenCorners() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        let path = UIBezierPath(
            roundedRect: rect,
            byRoundingCorners: [.topRight, .bottomLeft],
            cornerRadii: CGSize(width: 500, height: 20)
        )
        #expect(path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 99, y: 59)))
        #expect(!path.contains(CGPoint(x: 99, y: 1)))
        #expect(!path.contains(CGPoint(x: 1, y: 59)))
        #expect(path.contains(CGPoint(x: 60, y: 1)))
        #expect(!path.contains(CGPoint(x: 80, y: 2)))
    }

    @Test(
        "A point that is not finite is outside",
        arguments: [CGFloat.nan, .infinity, -.infinity],
        [CGPathFillRule.winding, .evenOdd]
    )
    func notFinite(number: CGFloat, rule: CGPathFillRule) {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(!path.contains(CGPoint(x: number, y: 5), using: rule))
        #expect(!path.contains(CGPoint(x: 5, y: number), using: rule))
    }

    @Test(
        "A path with points that are not finite does not trap",
        arguments: [CGFloat.nan, .infinity]
    )
    func brokenPath(number: CGFloat) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: number, y: 0))
        path.addCurve(
            to: CGPoint(x: 5, y: number),
            controlPoint1: CGPoint(x: 0, y: number),
            controlPoint2: .zero
        )
        path.addArc(
            withCenter: .zero,
            radius: 5,
            startAngle: number,
            endAngle: 1,
            clockwise: true
        )
        path.close()
        _ = path.contains(CGPoint(x: 1, y: 1))
        _ = path.bounds
        _ = path.cgPath.boundingBoxOfPath
    }

    @Test("An empty path contains nothing")
    func empty() {
        #expect(!UIBezierPath().contains(.zero))
        #expect(!CGMutablePath().contains(.zero, using: .evenOdd))
        let lone = UIBezierPath()
        lone.move(to: CGPoint(x: 3, y: 3))
        #expect(!lone.contains(CGPoint(x: 1, y: 1)))
    }

    @Test("The transform maps the point, not the path")
    func transformedPoint() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let move = CGAffineTransform(translationX: 100, y: 0)
        #expect(path.contains(CGPoint(x: -95, y: 5), transform: move))
        #expect(!path.contains(CGPoint(x: 5, y: 5), transform: move))
    }

    @Test("Nested squares have a hole under the even-odd rule only")
    func nested() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 90, height: 90))
        path.append(UIBezierPath(rect: CGRect(x: 30, y: 30, width: 30, height: 30)))
        #expect(path.contains(CGPoint(x: 45, y: 45)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 45, y: 45)))
        #expect(path.contains(CGPoint(x: 10, y: 45)))
    }

    @Test("A reversed inner square is a hole under the winding rule")
    func reversedHole() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 90, height: 90))
        path.append(UIBezierPath(rect: CGRect(x: 30, y: 30, width: 30, height: 30)).reversing())
        #expect(!path.contains(CGPoint(x: 45, y: 45)))
    }
}
