import Testing
import UIKitModel

@MainActor
@Suite("Views and layers: depth and lifetime")
struct DeepTreeTests {
    @Test("A chain 2,000 views deep hit tests, converts and goes away")
    func deepChain() {
        weak var deepest: UIView?
        do {
            let (root, leaf) = chain(of: 2_000) { UIView(frame: $0) }
            deepest = leaf
            #expect(root.hitTest(CGPoint(x: 2_050, y: 2_050), with: nil) === leaf)
            #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 1_999, y: 1_999))
            #expect(leaf.convert(CGRect.zero, from: root).origin == CGPoint(x: -1_999, y: -1_999))
            #expect(root.layer.hitTest(CGPoint(x: 2_050, y: 2_050)) === leaf.layer)
            root.layoutIfNeeded()
        }
        #expect(deepest == nil)
    }

    @Test("A chain 100,000 views deep joins a window, leaves it and goes away")
    func deeperChain() {
        weak var deepest: UIView?
        do {
            let (root, leaf) = chain(of: 100_000) { _ in UIView() }
            deepest = leaf
            let window = UIWindow()
            window.addSubview(root)
            #expect(leaf.window === window)
            #expect(leaf.isDescendant(of: window))
            root.removeFromSuperview()
            #expect(leaf.window == nil)
        }
        #expect(deepest == nil)
    }

    @Test("A chain 100,000 layers deep goes away")
    func deepLayers() {
        weak var deepest: CALayer?
        do {
            let root = CALayer()
            var leaf = root
            for _ in 1..<100_000 {
                let next = CALayer()
                leaf.addSublayer(next)
                leaf = next
            }
            deepest = leaf
        }
        #expect(deepest == nil)
    }

    @Test("A subview that outlives its superview stands alone, with its own subviews")
    func survivor() {
        let inner = UIView()
        let survivor = UIView()
        survivor.addSubview(inner)
        do {
            let root = UIView()
            let middle = UIView()
            root.addSubview(middle)
            middle.addSubview(survivor)
        }
        #expect(survivor.superview == nil)
        #expect(survivor.layer.superlayer == nil)
        #expect(survivor.subviews == [inner])
        #expect(inner.next === survivor)
        #expect(survivor.next == nil)
    }

    @Test("Views that outlive their window are in no window")
    func windowGone() {
        let inner = UIView()
        let survivor = UIView()
        survivor.addSubview(inner)
        do {
            let window = UIWindow()
            let middle = UIView()
            window.addSubview(middle)
            middle.addSubview(survivor)
            #expect(inner.window === window)
        }
        #expect(survivor.window == nil)
        #expect(inner.window == nil)
    }

    @Test("A layer that outlives its view has no delegate")
    func layerSurvives() {
        let layer = UIView().layer
        #expect(layer.delegate == nil)
        layer.bounds.size.width = 10
        layer.setNeedsLayout()
    }

    private func chain(of length: Int, _ make: (CGRect) -> UIView) -> (root: UIView, leaf: UIView) {
        let root = make(CGRect(x: 0, y: 0, width: 3_000, height: 3_000))
        var leaf = root
        for _ in 1..<length {
            let next = make(CGRect(x: 1, y: 1, width: 3_000, height: 3_000))
            leaf.addSubview(next)
            leaf = next
        }
        return (root, leaf)
    }
}
