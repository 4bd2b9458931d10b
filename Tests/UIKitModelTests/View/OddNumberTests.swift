import Testing
import UIKitModel

@MainActor
@Suite("Views and layers: numbers that are no places")
struct OddNumberTests {
    nonisolated static let oddPoints: [CGPoint] = [
        CGPoint(x: CGFloat.nan, y: 50), CGPoint(x: 50, y: CGFloat.nan),
        CGPoint(x: CGFloat.infinity, y: 50), CGPoint(x: 50, y: -CGFloat.infinity),
        CGPoint(x: CGFloat.nan, y: CGFloat.infinity),
        CGPoint(x: CGFloat.greatestFiniteMagnitude, y: -CGFloat.greatestFiniteMagnitude),
    ]

    nonisolated static let transforms: [CGAffineTransform] = [
        .identity, CGAffineTransform(rotationAngle: 1), CGAffineTransform(scaleX: -2, y: 0.5),
        CGAffineTransform(a: 1e150, b: 0, c: 0, d: 1e150, tx: 0, ty: 0),
    ]

    @Test("They find no view and no layer, under any transform", arguments: oddPoints, transforms)
    func nothingFound(point: CGPoint, transform: CGAffineTransform) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: root.bounds)
        let grandchild = UIView(frame: root.bounds)
        root.addSubview(child)
        child.addSubview(grandchild)
        child.transform = transform
        grandchild.transform = transform
        #expect(root.hitTest(point, with: nil) == nil)
        #expect(child.hitTest(child.convert(point, from: root), with: nil) == nil)
        #expect(root.layer.hitTest(point) == nil)
        #expect(child.layer.hitTest(point) == nil)
        #expect(!root.layer.contains(point))
    }

    @Test(
        "A view flattened to a line or a point is never hit, nor is anything inside it",
        arguments: [
            CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 1, y: 0),
            CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0), CGAffineTransform(),
            CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
            CGAffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        ]
    )
    func flattened(transform: CGAffineTransform) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: root.bounds)
        child.addSubview(UIView(frame: root.bounds))
        root.addSubview(child)
        child.transform = transform
        for x in stride(from: 0.0, to: 100, by: 10) {
            let point = CGPoint(x: x, y: 50)
            #expect(root.hitTest(point, with: nil) === root)
            #expect(root.layer.hitTest(point) === root.layer)
        }
    }

    @Test("Bounds or a position that are no numbers make a view that is never hit")
    func oddGeometry() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: root.bounds)
        root.addSubview(child)
        child.center = CGPoint(x: CGFloat.nan, y: 50)
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
        child.center = CGPoint(x: 50, y: 50)
        child.bounds.size.width = .nan
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
        child.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.nan)
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
        child.frame = .null
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
    }
}
