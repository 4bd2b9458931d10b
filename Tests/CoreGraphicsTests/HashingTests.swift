import CoreGraphics
import Testing

@Suite("Hashing of values")
struct HashingTests {
    @Test("Equal transforms and vectors count once in a set")
    func hashing() {
        let turned = CGAffineTransform(rotationAngle: 1)
        #expect(Set([turned, turned, .identity]).count == 2)
        #expect(Set([CGVector(dx: 1, dy: 2), CGVector(dx: 1.0, dy: 2.0), .zero]).count == 2)
    }
}
