import Testing
import UIKitModel

@Suite("Geometry: transforms of space")
struct GeometryTransform3DTests {
    private func elements(_ t: CATransform3D) -> [CGFloat] {
        [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
            t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
        ]
    }

    private func difference(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
        zip(elements(a), elements(b)).map { abs($0 - $1) }.max() ?? .infinity
    }

    private func random(_ numbers: inout SeededNumbers) -> CATransform3D {
        var transform = CATransform3DMakeTranslation(
            numbers.number(in: -50...50),
            numbers.number(in: -50...50),
            numbers.number(in: -50...50)
        )
        transform = CATransform3DRotate(
            transform,
            numbers.number(in: -4...4),
            numbers.number(in: 0.1...1),
            numbers.number(in: -1...1),
            numbers.number(in: -1...1)
        )
        transform = CATransform3DScale(
            transform,
            numbers.number(in: 0.5...2),
            numbers.number(in: -2...(-0.5)),
            numbers.number(in: 0.5...2)
        )
        transform.m34 = -1 / numbers.number(in: 300...900)
        return transform
    }

    @Test("A new transform is zero, not the identity")
    func emptyTransform() {
        #expect(elements(CATransform3D()).allSatisfy { $0 == 0 })
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        #expect(!CATransform3DIsIdentity(CATransform3D()))
    }

    @Test("Translating and scaling act before the given transform")
    func order() {
        let scale = CATransform3DMakeScale(2, 3, 4)
        let moved = CATransform3DTranslate(scale, 10, 10, 10)
        #expect([moved.m41, moved.m42, moved.m43] == [20, 30, 40])
        let move = CATransform3DMakeTranslation(10, 10, 10)
        let scaled = CATransform3DScale(move, 2, 3, 4)
        #expect([scaled.m11, scaled.m22, scaled.m33, scaled.m41] == [2, 3, 4, 10])
        #expect(CATransform3DEqualToTransform(scaled, CATransform3DConcat(scale, move)))
    }

    @Test("A turn about the z axis is the turn of the plane", arguments: [-2, 0.3, 1, 7.5])
    func turnInPlane(angle: CGFloat) {
        let turn = CATransform3DMakeRotation(angle, 0, 0, 5)
        let plane = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: angle))
        #expect(difference(turn, plane) < 1e-15)
        #expect(CATransform3DIsAffine(turn))
    }

    @Test("A quarter turn about x takes y to z, about y takes z to x")
    func turnInSpace() {
        let aboutX = CATransform3DMakeRotation(.pi / 2, 3, 0, 0)
        #expect(abs(aboutX.m23 - 1) < 1e-15 && abs(aboutX.m22) < 1e-15)
        let aboutY = CATransform3DMakeRotation(.pi / 2, 0, 0.1, 0)
        #expect(abs(aboutY.m31 - 1) < 1e-15 && abs(aboutY.m11) < 1e-15)
    }

    @Test("A turn about no axis is the identity")
    func turnAboutNothing() {
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test("An axis stays where it is when space turns about it", arguments: 0..<50 as Range<UInt64>)
    func axis(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let (x, y) = (numbers.number(in: -2...2), numbers.number(in: -2...2))
        let z = numbers.number(in: 0.1...2)
        let turn = CATransform3DMakeRotation(numbers.number(in: -7...7), x, y, z)
        #expect(abs(x * turn.m11 + y * turn.m21 + z * turn.m31 - x) < 1e-12)
        #expect(abs(x * turn.m12 + y * turn.m22 + z * turn.m32 - y) < 1e-12)
        #expect(abs(x * turn.m13 + y * turn.m23 + z * turn.m33 - z) < 1e-12)
    }

    @Test("A transform and its inverse cancel out", arguments: 0..<100 as Range<UInt64>)
    func inverse(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let transform = random(&numbers)
        let inverse = CATransform3DInvert(transform)
        let together = CATransform3DConcat(transform, inverse)
        #expect(difference(together, CATransform3DIdentity) < 1e-9)
    }

    @Test("A transform that flattens space is its own inverse")
    func singularInverse() {
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DInvert(flat) == flat)
        #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
    }

    @Test("A transform of the plane survives the way through space")
    func affineRoundTrip() {
        let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let space = CATransform3DMakeAffineTransform(plane)
        #expect(CATransform3DIsAffine(space))
        #expect(CATransform3DGetAffineTransform(space) == plane)
    }

    @Test(
        "Anything that involves z or perspective is not affine",
        arguments: [
            \CATransform3D.m13, \.m14, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m43, \.m44,
        ] as [WritableKeyPath<CATransform3D, CGFloat> & Sendable]
    )
    func notAffine(element: WritableKeyPath<CATransform3D, CGFloat> & Sendable) {
        var transform = CATransform3DMakeTranslation(1, 2, 0)
        transform[keyPath: element] = 0.5
        #expect(!CATransform3DIsAffine(transform))
    }
}
