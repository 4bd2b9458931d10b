import Testing
import UIKitModel

@MainActor
@Suite("CALayer: hit testing")
struct LayerHitTestTests {
    private let root = CALayer()
    private let back = CALayer()
    private let front = CALayer()

    init() {
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        back.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        front.frame = CGRect(x: 40, y: 40, width: 100, height: 20)
        root.addSublayer(back)
        root.addSublayer(front)
    }

    private func hit(
        _ x: CGFloat,
        _ y: CGFloat,
        _ order: HitTestOrder = .tree
    ) -> CALayer? {
        CALayer.$hitTestOrder.withValue(order) { root.hitTest(CGPoint(x: x, y: y)) }
    }

    @Test("contains is about the layer's own bounds, minimum edges in, maximum edges out")
    func containment() {
        #expect(back.contains(.zero))
        #expect(back.contains(CGPoint(x: 59.9, y: 59.9)))
        #expect(!back.contains(CGPoint(x: 60, y: 0)))
        #expect(!back.contains(CGPoint(x: 0, y: 60)))
        back.bounds.origin.x = 100
        #expect(!back.contains(.zero))
        #expect(back.contains(CGPoint(x: 100, y: 0)))
        #expect(!CALayer().contains(.zero))
    }

    @Test("hitTest takes the point in the superlayer's coordinates")
    func superlayerCoordinates() {
        let lone = CALayer()
        lone.bounds.size = CGSize(width: 100, height: 100)
        lone.position = CGPoint(x: 50, y: 50)
        #expect(lone.hitTest(CGPoint(x: 50, y: 50)) === lone)
        #expect(lone.hitTest(CGPoint(x: 500, y: 500)) == nil)
        #expect(lone.hitTest(CGPoint(x: 100, y: 100)) == nil)
        #expect(lone.hitTest(.zero) === lone)
        lone.position.x = 1_050
        #expect(lone.hitTest(CGPoint(x: 50, y: 50)) == nil)
        #expect(lone.hitTest(CGPoint(x: 1_050, y: 50)) === lone)
    }

    @Test(
        "The frontmost sublayer is hit, else the layer itself",
        arguments: [HitTestOrder.tree, .zPosition]
    )
    func frontmost(order: HitTestOrder) {
        #expect(hit(50, 50, order) === front)
        #expect(hit(30, 30, order) === back)
        #expect(hit(5, 5, order) === root)
        #expect(hit(5, 105, order) == nil)
    }

    @Test("A sublayer hidden is passed over", arguments: [HitTestOrder.tree, .zPosition])
    func hidden(order: HitTestOrder) {
        front.isHidden = true
        #expect(hit(50, 50, order) === back)
        #expect(hit(120, 50, order) == nil)
    }

    @Test("A hidden sublayer is not even asked")
    func hiddenNotAsked() {
        let asked = AskedLayer()
        asked.frame = root.bounds
        root.addSublayer(asked)
        #expect(hit(50, 50) === asked)
        asked.isHidden = true
        #expect(hit(50, 50) === front)
        #expect(asked.count == 1)
    }

    @Test("A transparent layer is hit: opacity plays no part")
    func transparent() {
        front.opacity = 0
        #expect(hit(50, 50) === front)
    }

    @Test("An overhanging layer is found", arguments: [HitTestOrder.tree, .zPosition])
    func overhanging(order: HitTestOrder) {
        #expect(hit(120, 50, order) === front)
    }

    @Test(
        "An overhanging layer is not found if its superlayer masks",
        arguments: [HitTestOrder.tree, .zPosition]
    )
    func masked(order: HitTestOrder) {
        root.masksToBounds = true
        #expect(hit(120, 50, order) == nil)
        #expect(hit(90, 50, order) === front)
    }

    @Test("By default zPosition plays no part; in its order the highest is hit")
    func depth() {
        back.zPosition = 1
        #expect(hit(50, 50, .tree) === front)
        #expect(hit(50, 50, .zPosition) === back)
        front.zPosition = 1
        #expect(hit(50, 50, .zPosition) === front)
        front.zPosition = -1
        back.zPosition = -1
        #expect(hit(50, 50, .zPosition) === front)
        #expect(CALayer.hitTestOrder == .tree)
    }

    @Test("zPosition orders siblings only: a sublayer behind its superlayer's plane is found first")
    func depthOfSublayers() {
        front.zPosition = -100
        #expect(hit(90, 50, .zPosition) === front)
    }

    @Test("A turned and scaled sublayer is hit where it is shown")
    func transformed() {
        front.isHidden = true
        back.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 0.5, y: 0.5))
        #expect(hit(50, 31) === back)
        #expect(hit(36, 36) === root)
    }

    @Test("Overrides of contains and hitTest are asked")
    func overrides() {
        let round = RoundLayer()
        round.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        root.addSublayer(round)
        #expect(hit(20, 20) === round)
        #expect(hit(1, 1) === root)
        let absent = AbsentLayer()
        absent.frame = root.bounds
        root.addSublayer(absent)
        #expect(hit(20, 20) === round)
    }

    @Test("A view's layer finds layers whatever the views' interaction")
    func viewsLayers() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: view.bounds)
        view.addSubview(child)
        child.isUserInteractionEnabled = false
        child.alpha = 0
        #expect(view.layer.hitTest(CGPoint(x: 5, y: 5)) === child.layer)
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    }
}

private final class RoundLayer: CALayer {
    override func contains(_ p: CGPoint) -> Bool {
        hypot(p.x - bounds.midX, p.y - bounds.midY) <= bounds.width / 2
    }
}

private final class AbsentLayer: CALayer {
    override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}

private final class AskedLayer: CALayer {
    var count = 0

    override func hitTest(_ p: CGPoint) -> CALayer? {
        count += 1
        return super.hitTest(p)
    }
}
