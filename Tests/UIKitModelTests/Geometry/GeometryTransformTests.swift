import Foundation
import Testing
import UIKitModel

@Suite("Geometry: affine transforms")
struct GeometryTransformTests {
    private let first = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

    @Test("A new transform is zero, not the identity")
    func emptyTransform() {
        #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
        #expect(!CGAffineTransform().isIdentity)
        #expect(CGAffineTransform.identity.isIdentity)
    }

    @Test("A point is mapped as a row vector")
    func pointMapping() {
        #expect(CGPoint(x: 10, y: 100).applying(first) == CGPoint(x: 315, y: 426))
    }

    @Test("A size is mapped without the translation")
    func sizeMapping() {
        #expect(CGSize(width: 10, height: 100).applying(first) == CGSize(width: 310, height: 420))
    }

    @Test("A quarter turn takes the x axis to the y axis")
    func quarterTurn() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(turned.distance(to: CGPoint(x: 0, y: 1)) < 1e-15)
    }

    @Test("Translating, scaling and rotating act before the receiver")
    func order() {
        let scaled = CGAffineTransform(scaleX: 2, y: 3)
        #expect(CGPoint.zero.applying(scaled.translatedBy(x: 10, y: 10)) == CGPoint(x: 20, y: 30))
        let moved = CGAffineTransform(translationX: 10, y: 10)
        #expect(CGPoint(x: 1, y: 1).applying(moved.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 13))
        let turned = CGPoint(x: 1, y: 0).applying(scaled.rotated(by: .pi / 2))
        #expect(turned.distance(to: CGPoint(x: 0, y: 3)) < 1e-15)
    }

    @Test("Concatenating does the receiver first", arguments: 0..<50 as Range<UInt64>)
    func concatenation(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let one = numbers.invertibleTransform()
        let two = numbers.invertibleTransform()
        let point = numbers.point(in: CGRect(x: -100, y: -100, width: 200, height: 200))
        let together = point.applying(one.concatenating(two))
        #expect(together.distance(to: point.applying(one).applying(two)) < 1e-9)
    }

    @Test("An inverse takes every point back", arguments: 0..<200 as Range<UInt64>)
    func inverseRoundTrip(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let transform = numbers.invertibleTransform()
        let point = numbers.point(in: CGRect(x: -1000, y: -1000, width: 2000, height: 2000))
        #expect(point.applying(transform).applying(transform.inverted()).distance(to: point) < 1e-9)
    }

    @Test(
        "A transform that flattens the plane is its own inverse",
        arguments: [
            CGAffineTransform(scaleX: 0, y: 2),
            CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 7, ty: 8),
            CGAffineTransform(),
        ]
    )
    func singularInverse(transform: CGAffineTransform) {
        #expect(transform.inverted() == transform)
    }
}

@Suite("Geometry: transformed rectangles")
struct GeometryTransformedRectangleTests {
    @Test("A rectangle's image is boxed", arguments: 0..<100 as Range<UInt64>)
    func boundingBox(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let transform = numbers.invertibleTransform()
        let origin = numbers.point(in: CGRect(x: -50, y: -50, width: 100, height: 100))
        let rect = CGRect(
            x: origin.x,
            y: origin.y,
            width: numbers.number(in: -80...80),
            height: numbers.number(in: -80...80)
        )
        let xs = [rect.minX, rect.maxX]
        let corners = xs.flatMap { x in
            [rect.minY, rect.maxY].map { CGPoint(x: x, y: $0).applying(transform) }
        }
        let box = rect.applying(transform)
        #expect(abs(box.minX - (corners.map(\.x).min() ?? .nan)) < 1e-9)
        #expect(abs(box.maxX - (corners.map(\.x).max() ?? .nan)) < 1e-9)
        #expect(abs(box.minY - (corners.map(\.y).min() ?? .nan)) < 1e-9)
        #expect(abs(box.maxY - (corners.map(\.y).max() ?? .nan)) < 1e-9)
    }

    @Test("The identity leaves a rectangle exactly as it is")
    func identity() {
        let rect = CGRect(x: 0.1, y: 0.7, width: 0.3, height: 1e-7)
        #expect(rect.applying(.identity) == rect)
    }

    @Test("The null rectangle stays null")
    func null() {
        #expect(CGRect.null.applying(CGAffineTransform(translationX: 5, y: 5)).isNull)
    }

    @Test("Insets move the edges inwards, negative ones outwards")
    func insets() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
        let inset = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: -4))
        #expect(inset == CGRect(x: 12, y: 21, width: 102, height: 196))
        #expect(rect.inset(by: .zero) == rect)
    }

    @Test("Corners combine, and all corners include each")
    func corners() {
        let upper: UIRectCorner = [.topLeft, .topRight]
        #expect(upper.rawValue == 3)
        #expect(UIRectCorner.allCorners.rawValue == .max)
        #expect(UIRectCorner.allCorners.isSuperset(of: [.bottomLeft, .bottomRight]))
    }
}

@Suite("Geometry: descriptions")
struct GeometryDescriptionTests {
    @Test("Geometry is described as UIKit does")
    func strings() {
        #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
        #expect(NSCoder.string(for: CGPoint(x: 0.1, y: -3)) == "{0.10000000000000001, -3}")
        #expect(NSCoder.string(for: CGSize(width: 3, height: 4)) == "{3, 4}")
        #expect(NSCoder.string(for: CGVector(dx: 3, dy: 4)) == "{3, 4}")
        let rect = CGRect(x: 0, y: 0, width: 3, height: 4)
        #expect(NSCoder.string(for: rect) == "{{0, 0}, {3, 4}}")
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    }

    @Test(
        "Numbers are described as C's %.17g does, whole ones too",
        arguments: [
            0, -0.0, 1, -7, 0.1, 1e14, 999_999_999_999_999, 1e15, -1e15, 1e16, 1e17, 1e300, 2.5e-9,
            .infinity, -.infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
        ]
    )
    func numbers(number: Double) {
        let text = String(format: "%.17g", number)
        #expect(NSCoder.string(for: CGPoint(x: number, y: 0)) == "{\(text), 0}")
    }

    @Test("Geometry prints as on Apple's systems")
    func debugDescriptions() {
        #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
        #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
        #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
    }

    @Test("Rectangles are compared with positive sizes")
    func comparing() {
        let backwards = CGRect(x: 3, y: 4, width: -3, height: -4)
        #expect(backwards.equalTo(CGRect(x: 0, y: 0, width: 3, height: 4)))
        #expect(!CGPoint.zero.equalTo(CGPoint(x: 0, y: 1)))
        #expect(CGSize.zero.equalTo(CGSize()))
        #expect(CGAffineTransform.identity.equalTo(CGAffineTransform(scaleX: 1, y: 1)))
    }
}
