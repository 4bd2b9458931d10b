import Testing
import ControlModel
import UIKitModel

@MainActor
@Suite("UIView: hit testing")
struct ViewHitTestTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let child = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    private let middle = CGPoint(x: 50, y: 50)

    init() {
        root.addSubview(child)
    }

    @Test("The frontmost view under the point is hit")
    func frontmost() {
        #expect(root.hitTest(middle, with: nil) === child)
    }

    @Test("If no subview takes the point, the view itself is hit")
    func itself() {
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    }

    @Test("A point outside the view hits nothing")
    func outside() {
        #expect(root.hitTest(CGPoint(x: 101, y: 50), with: nil) == nil)
    }

    @Test("Minimum edges are inside, maximum edges are outside")
    func edges() {
        #expect(root.point(inside: .zero, with: nil))
        #expect(root.point(inside: CGPoint(x: 0, y: 99.999), with: nil))
        #expect(!root.point(inside: CGPoint(x: 100, y: 0), with: nil))
        #expect(!root.point(inside: CGPoint(x: 0, y: 100), with: nil))
        #expect(root.hitTest(CGPoint(x: 80, y: 50), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === child)
    }

    @Test("A view without size is never hit")
    func emptyView() {
        let empty = UIView(frame: CGRect(x: 50, y: 50, width: 0, height: 0))
        root.addSubview(empty)
        #expect(root.hitTest(middle, with: nil) === child)
        #expect(!empty.point(inside: .zero, with: nil))
    }

    @Test("A hidden view and everything inside it are passed over")
    func hidden() {
        child.addSubview(UIView(frame: child.bounds))
        child.isHidden = true
        #expect(root.hitTest(middle, with: nil) === root)
    }

    @Test("A view without user interaction and everything inside it are passed over")
    func withoutInteraction() {
        child.addSubview(UIView(frame: child.bounds))
        child.isUserInteractionEnabled = false
        #expect(root.hitTest(middle, with: nil) === root)
    }

    @Test(
        "A view with alpha below 0.01 takes no touches; 0.01 itself, in 32 bits, is below",
        arguments: [
            (0, false), (0.0099, false), (0.01, false), (0.0101, true), (0.011, true), (1, true),
        ] as [(CGFloat, Bool)]
    )
    func transparent(alpha: CGFloat, isHit: Bool) {
        child.alpha = alpha
        #expect((root.hitTest(middle, with: nil) === child) == isHit)
    }

    @Test("Alpha is kept in 32 bits")
    func alphaInSingle() {
        child.alpha = 0.01
        #expect(child.alpha == CGFloat(Float(0.01)))
        #expect(child.alpha < 0.01)
        #expect(child.layer.opacity == 0.01)
    }

    @Test("Alpha is not inherited: each view is judged by its own")
    func ownAlpha() {
        root.alpha = 0.02
        child.alpha = 0.02
        #expect(root.hitTest(middle, with: nil) === child)
    }

    @Test("A view that takes no touches is not asked for point(inside:)")
    func notAsked() {
        for reject in [\UIView.isHidden, \.takesNoInteraction, \.isClear] {
            let log = CallLog()
            let view = LoggedView("view", frame: root.bounds, log: log)
            view[keyPath: reject] = true
            #expect(view.hitTest(middle, with: nil) == nil)
            #expect(log.calls == ["view hitTest"])
        }
    }

    @Test("Of overlapping siblings the one added last is hit")
    func overlapping() {
        let front = UIView(frame: child.frame)
        root.addSubview(front)
        #expect(root.hitTest(middle, with: nil) === front)
        root.bringSubviewToFront(child)
        #expect(root.hitTest(middle, with: nil) === child)
        root.sendSubviewToBack(child)
        #expect(root.hitTest(middle, with: nil) === front)
        root.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(root.hitTest(middle, with: nil) === child)
    }

    @Test("zPosition plays no part", arguments: [HitTestOrder.tree, .zPosition])
    func depth(order: HitTestOrder) {
        let front = UIView(frame: child.frame)
        root.addSubview(front)
        child.layer.zPosition = 100
        CALayer.$hitTestOrder.withValue(order) {
            #expect(root.hitTest(middle, with: nil) === front)
        }
    }

    @Test(
        "A subview that overhangs is not reached from outside, clipped or not",
        arguments: [true, false]
    )
    func overhanging(clips: Bool) {
        child.clipsToBounds = clips
        let overhang = UIView(frame: CGRect(x: -15, y: 10, width: 30, height: 30))
        child.addSubview(overhang)
        #expect(root.hitTest(CGPoint(x: 10, y: 40), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 25, y: 40), with: nil) === overhang)
    }

    @Test("A view that says every point is inside lets its overhanging subviews be hit")
    func insideOverridden() {
        let wide = LoggedView("wide", frame: child.frame, log: CallLog()) { _, _ in true }
        let overhang = UIView(frame: CGRect(x: -15, y: 10, width: 30, height: 30))
        wide.addSubview(overhang)
        root.addSubview(wide)
        #expect(root.hitTest(CGPoint(x: 10, y: 40), with: nil) === overhang)
        #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === wide)
    }

    @Test("The point is in the bounds' coordinates: a scrolled view shifts its subviews")
    func scrolled() {
        root.bounds.origin = CGPoint(x: 0, y: 30)
        #expect(root.hitTest(CGPoint(x: 50, y: 25), with: nil) == nil)
        #expect(root.hitTest(CGPoint(x: 50, y: 75), with: nil) === child)
        #expect(root.hitTest(CGPoint(x: 50, y: 125), with: nil) === root)
    }

    @Test("A turned subview is hit where it is shown, not in its frame's corners")
    func turned() {
        child.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(root.hitTest(CGPoint(x: 50, y: 10), with: nil) === child)
        #expect(root.hitTest(CGPoint(x: 22, y: 22), with: nil) === root)
    }

    @Test("A layer's sublayerTransform moves where the subviews are hit")
    func sublayerTransform() {
        root.layer.sublayerTransform = CATransform3DMakeTranslation(15, 0, 0)
        #expect(root.hitTest(CGPoint(x: 25, y: 50), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 90, y: 50), with: nil) === child)
    }

    @Test("A corner radius plays no part")
    func cornerRadius() {
        child.layer.cornerRadius = 30
        #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === child)
    }

    @Test("A disabled control is still found")
    func disabledControl() {
        let control = UIControl(frame: child.frame)
        control.isEnabled = false
        root.addSubview(control)
        #expect(root.hitTest(middle, with: nil) === control)
    }

    @Test("The event is handed on to every view as it is, nil too")
    func eventHandedOn() {
        let event = UIEvent()
        let asked = EventView(frame: child.frame)
        root.addSubview(asked)
        _ = root.hitTest(middle, with: event)
        #expect(asked.events.count == 2)
        #expect(asked.events.allSatisfy { $0 === event })
        _ = root.hitTest(middle, with: nil)
        #expect(asked.events.suffix(2).allSatisfy { $0 == nil })
    }

    @Test("A subview may change the hierarchy while it is asked")
    func changingHierarchy() {
        let leaving = LeavingView(frame: child.frame)
        root.addSubview(leaving)
        #expect(root.hitTest(middle, with: nil) === child)
        #expect(root.subviews == [child])
    }

    @Test("A hit test of a hidden window finds nothing, of a shown one its views")
    func windows() {
        let window = UIWindow(frame: root.bounds)
        window.addSubview(root)
        #expect(window.isHidden)
        #expect(window.hitTest(middle, with: nil) == nil)
        window.isHidden = false
        #expect(window.hitTest(middle, with: nil) === child)
        window.isHidden = true
    }
}

extension UIView {
    fileprivate var takesNoInteraction: Bool {
        get { !isUserInteractionEnabled }
        set { isUserInteractionEnabled = !newValue }
    }

    fileprivate var isClear: Bool {
        get { alpha == 0 }
        set { alpha = newValue ? 0 : 1 }
    }
}

private final class EventView: UIView {
    var events: [UIEvent?] = []

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        events.append(event)
        return super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        events.append(event)
        return super.point(inside: point, with: event)
    }
}

private final class LeavingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        removeFromSuperview()
        return nil
    }
}
