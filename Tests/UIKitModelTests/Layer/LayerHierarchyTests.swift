import Testing
import UIKitModel

@MainActor
@Suite("CALayer: hierarchy")
struct LayerHierarchyTests {
    private let root = CALayer()
    private let first = CALayer()
    private let second = CALayer()
    private let third = CALayer()

    init() {
        root.addSublayer(first)
        root.addSublayer(second)
    }

    @Test("A layer is added in front, and taken out of where it was")
    func adding() {
        let other = CALayer()
        other.addSublayer(third)
        root.addSublayer(third)
        #expect(root.sublayers == [first, second, third])
        #expect(other.sublayers == nil)
        #expect(third.superlayer === root)
    }

    @Test("Adding a layer again moves it to the front")
    func addingAgain() {
        root.addSublayer(first)
        #expect(root.sublayers == [second, first])
    }

    @Test("A huge index is clamped", arguments: [(0, 0), (1, 1), (2, 2), (3, 2), (UInt32.max, 2)])
    func clamping(index: UInt32, place: Int) {
        root.insertSublayer(third, at: index)
        #expect(root.sublayers?.firstIndex(of: third) == place)
    }

    @Test("A layer is inserted behind or in front of a sibling, else in front of all")
    func siblings() {
        root.insertSublayer(third, below: second)
        #expect(root.sublayers == [first, third, second])
        root.insertSublayer(third, above: second)
        #expect(root.sublayers == [first, second, third])
        root.insertSublayer(first, below: CALayer())
        #expect(root.sublayers == [second, third, first])
        root.insertSublayer(second, above: nil)
        #expect(root.sublayers == [third, first, second])
    }

    @Test("A sublayer is replaced in its place; a stranger is not")
    func replacing() {
        root.replaceSublayer(first, with: third)
        #expect(root.sublayers == [third, second])
        #expect(first.superlayer == nil)
        root.replaceSublayer(first, with: CALayer())
        #expect(root.sublayers == [third, second])
        root.replaceSublayer(third, with: second)
        #expect(root.sublayers == [second])
    }

    @Test("All sublayers are replaced at once, or taken out with nil")
    func replacingAll() {
        root.sublayers = [third, first]
        #expect(root.sublayers == [third, first])
        #expect(second.superlayer == nil)
        #expect(third.superlayer === root)
        root.sublayers = nil
        #expect(root.sublayers == nil)
        #expect(third.superlayer == nil)
    }

    @Test("Removing a layer twice is harmless")
    func removingTwice() {
        first.removeFromSuperlayer()
        first.removeFromSuperlayer()
        #expect(root.sublayers == [second])
    }

    @Test("Opacity is kept in 32 bits")
    func opacity() {
        first.opacity = 0.01
        #expect(Double(first.opacity) < 0.01)
    }
}
