import CoreGraphics
import Testing

@Suite("Rounded rectangles")
struct RoundedRectangleTests {
    @Test("The corners touch each side at the distance of their radii")
    func touchingPoints() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: -50, y: -50))
        let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
        path.addRoundedRect(in: rect, cornerWidth: 30, cornerHeight: 10)
        var points: [CGPoint] = []
        path.applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: points.append(element.pointee.points[0])
            case .addCurveToPoint: points.append(element.pointee.points[2])
            case .addQuadCurveToPoint, .closeSubpath: break
            }
        }
        let expected = [
            (-50, -50), (10, 30), (40, 20), (80, 20), (110, 30), (110, 70), (80, 80), (40, 80),
            (10, 70),
        ]
        #expect(points.count == expected.count)
        for (point, (x, y)) in zip(points, expected) {
            #expect(abs(point.x - CGFloat(x)) < 1e-9 && abs(point.y - CGFloat(y)) < 1e-9)
        }
    }
}
