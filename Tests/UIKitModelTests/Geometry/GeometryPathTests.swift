import Foundation
import Testing
import UIKitModel

@Suite("Geometry: building paths")
struct GeometryPathTests {
    private let square = CGRect(x: 10, y: 20, width: 100, height: 100)

    private func arc(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> UIBezierPath {
        UIBezierPath(
            arcCenter: .zero,
            radius: 10,
            startAngle: start,
            endAngle: end,
            clockwise: clockwise
        )
    }

    @Test("An empty path has no current point, no bounds and no steps")
    func empty() {
        let path = UIBezierPath()
        #expect(path.isEmpty)
        #expect(path.currentPoint == .zero)
        #expect(path.bounds.isNull)
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: CGPoint(x: 1, y: 1), controlPoint: .zero)
        path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
        path.close()
        #expect(path.isEmpty)
        let outline = CGMutablePath()
        outline.addLine(to: CGPoint(x: 1, y: 1))
        outline.closeSubpath()
        #expect(outline.isEmpty && outline.currentPoint == .zero)
    }

    @Test("After closing, the current point is where the subpath began")
    func currentPoint() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 6))
        #expect(path.currentPoint == CGPoint(x: 5, y: 6))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test("Bounds include control points, the path's own box does not")
    func bounds() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        let tight = path.boundingBoxOfPath
        #expect(abs(tight.height - 5) < 1e-12 && tight.width == 10)
        #expect(UIBezierPath(cgPath: path).bounds == path.boundingBox)
    }

    @Test("The box of a moved subpath does not reach the origin")
    func boundsAwayFromOrigin() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 9, y: 7))
        #expect(path.boundingBoxOfPath == CGRect(x: 5, y: 5, width: 4, height: 2))
    }

    @Test("Every shape in a rectangle is bounded by it")
    func shapeBounds() {
        let shapes = [
            UIBezierPath(rect: square),
            UIBezierPath(ovalIn: square),
            UIBezierPath(roundedRect: square, cornerRadius: 12),
        ]
        for shape in shapes {
            let box = shape.cgPath.boundingBoxOfPath
            #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxX - 110) < 1e-9)
            #expect(abs(box.minY - 20) < 1e-9 && abs(box.maxY - 120) < 1e-9)
        }
    }

    @Test("A clockwise half turn from 0 is the lower half on screen")
    func clockwiseArc() {
        let lower = arc(from: 0, to: .pi, clockwise: true)
        #expect(lower.contains(CGPoint(x: 0, y: 5)))
        #expect(!lower.contains(CGPoint(x: 0, y: -5)))
        let upper = arc(from: 0, to: .pi, clockwise: false)
        #expect(upper.contains(CGPoint(x: 0, y: -5)))
        #expect(!upper.contains(CGPoint(x: 0, y: 5)))
    }

    @Test("A CGPath's clockwise arc goes the other way")
    func coreGraphicsArc() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(path.contains(CGPoint(x: 0, y: -5)))
        let relative = CGMutablePath()
        relative.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi)
        #expect(relative.contains(CGPoint(x: 0, y: 5)))
    }

    @Test("From 0 to 2π is a full circle", arguments: [true, false])
    func fullCircle(clockwise: Bool) {
        let circle = arc(from: 0, to: 2 * .pi, clockwise: clockwise)
        for degrees in stride(from: 0, to: 360, by: 15) {
            let angle = CGFloat(degrees) * .pi / 180
            #expect(circle.contains(CGPoint(x: 9.9 * cos(angle), y: 9.9 * sin(angle))))
            #expect(!circle.contains(CGPoint(x: 10.1 * cos(angle), y: 10.1 * sin(angle))))
        }
    }

    @Test("An arc ends at its end angle", arguments: 0..<40 as Range<UInt64>)
    func arcEnd(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let start = numbers.number(in: -9...9)
        let end = numbers.number(in: -9...9)
        let path = arc(from: start, to: end, clockwise: Bool.random(using: &numbers))
        let expected = CGPoint(x: 10 * cos(end), y: 10 * sin(end))
        #expect(path.currentPoint.distance(to: expected) < 1e-9)
    }

    @Test("An arc is joined to the current point by a line")
    func pieSlice() {
        let slice = UIBezierPath()
        slice.move(to: .zero)
        slice.addArc(
            withCenter: .zero,
            radius: 10,
            startAngle: 0,
            endAngle: .pi / 2,
            clockwise: true
        )
        slice.close()
        #expect(slice.contains(CGPoint(x: 1, y: 1)))
        #expect(!slice.contains(CGPoint(x: 9, y: 9)))
    }

    @Test("Paths are equal by their steps")
    func equality() {
        let one = CGPath(rect: square, transform: nil)
        let other = CGMutablePath()
        other.addRect(square)
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
        other.closeSubpath()
        #expect(one == other, "Closing a closed subpath changes nothing")
        other.move(to: .zero)
        #expect(one != other)
    }

    @Test("Copies do not follow later changes")
    func copies() throws {
        let path = UIBezierPath(rect: square)
        path.lineWidth = 7
        path.usesEvenOddFillRule = true
        let outline = path.cgPath
        let copy = try #require(path.copy() as? UIBezierPath)
        path.removeAllPoints()
        path.lineWidth = 1
        #expect(!copy.isEmpty && copy.lineWidth == 7 && copy.usesEvenOddFillRule)
        #expect(!outline.isEmpty)
        let changed = try #require(outline.mutableCopy())
        changed.addLine(to: .zero)
        #expect(changed != outline)
    }

    @Test("A transform maps the whole path")
    func apply() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.apply(CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 2, y: 3))
        #expect(path.bounds == CGRect(x: 100, y: 0, width: 20, height: 30))
        var move = CGAffineTransform(translationX: 5, y: 5)
        let moved = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: &move)
        #expect(moved.boundingBox == CGRect(x: 5, y: 5, width: 1, height: 1))
    }

    @Test("Reversing an open path begins where it ended, and twice changes nothing")
    func reversingOpen() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 20, y: 20),
            controlPoint1: CGPoint(x: 12, y: 0),
            controlPoint2: CGPoint(x: 20, y: 9)
        )
        path.addQuadCurve(to: CGPoint(x: 0, y: 30), controlPoint: CGPoint(x: 5, y: 40))
        #expect(path.reversing().currentPoint == .zero)
        #expect(path.reversing().reversing().cgPath == path.cgPath)
        let backwards = UIBezierPath()
        backwards.move(to: CGPoint(x: 0, y: 30))
        backwards.addQuadCurve(to: CGPoint(x: 20, y: 20), controlPoint: CGPoint(x: 5, y: 40))
        backwards.addCurve(
            to: CGPoint(x: 10, y: 0),
            controlPoint1: CGPoint(x: 20, y: 9),
            controlPoint2: CGPoint(x: 12, y: 0)
        )
        backwards.addLine(to: .zero)
        #expect(path.reversing().cgPath == backwards.cgPath)
    }

    @Test("Reversing a closed path keeps its first point")
    func reversingClosed() {
        let path = UIBezierPath(rect: square)
        #expect(path.reversing().currentPoint == path.currentPoint)
        #expect(path.reversing().reversing().cgPath == path.cgPath)
        #expect(path.reversing().cgPath != path.cgPath)
    }

    @Test("Rectangles with corners fit their formula, null ones add nothing")
    func roundedRectangles() {
        let path = CGMutablePath()
        path.addRoundedRect(in: square, cornerWidth: 50, cornerHeight: 50)
        #expect(!path.contains(CGPoint(x: 15, y: 25)))
        #expect(path.contains(CGPoint(x: 60, y: 21)))
        let rects = CGMutablePath()
        rects.addRects([.null, square])
        #expect(rects == CGPath(rect: square, transform: nil))
        #expect(UIBezierPath(roundedRect: .null, cornerRadius: 4).isEmpty)
    }
}
