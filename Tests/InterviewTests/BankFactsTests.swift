import Testing
import ControlModel
import UIKitModel

/// The bank's answers, compared with the model of UIKit.
///
/// One after the other: the last window is in front of all others.
@Suite("The answers of the bank are true in the model", .serialized)
@MainActor
struct BankFactsTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    init() {
        window.addSubview(root)
        window.makeKeyAndVisible()
    }

    /// Adds a view over the upper left corner.
    private func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        (superview ?? root).addSubview(view)
        return view
    }

    private func hit(_ x: Double = 50, _ y: Double = 50) -> UIView? {
        window.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    @Test("clear-or-transparent: a clear view takes touches, one with alpha below 0.01 does not")
    func transparency() {
        let overlay = add(UIView())
        overlay.backgroundColor = .clear
        #expect(hit() === overlay)
        overlay.alpha = 0.009
        #expect(hit() === root)
    }

    @Test("three-properties: each counts for the subtree, and isEnabled is not among them")
    func refusals() {
        let outer = add(UIView())
        let button = add(UIButton(), to: outer)
        button.isEnabled = false
        #expect(hit() === button)
        outer.isHidden = true
        #expect(hit() === root)
        outer.isHidden = false
        outer.isUserInteractionEnabled = false
        #expect(hit() === root)
        outer.isUserInteractionEnabled = true
        outer.alpha = 0
        #expect(hit() === root)
    }

    @Test("label-over-button: a label lets touches through, a plain view does not")
    func label() {
        let button = add(UIButton())
        let label = add(UILabel())
        #expect(hit() === button)
        label.isUserInteractionEnabled = true
        #expect(hit() === label)
        #expect(!UIImageView(frame: .zero).isUserInteractionEnabled)
    }

    @Test("child-outside-parent: outside the parent nothing is found, whether it clips or not")
    func outside() {
        let parent = add(UIView())
        let child = add(UIView(), to: parent)
        child.frame.origin = CGPoint(x: 80, y: 0)
        #expect(hit(90) === child)
        for clips in [true, false] {
            parent.clipsToBounds = clips
            #expect(hit(150) === root)
        }
    }

    @Test("z-position, last-subview-first: the order of subviews decides")
    func order() {
        let first = add(UIView())
        let last = add(UIView())
        first.layer.zPosition = 10
        #expect(hit() === last)
        root.bringSubviewToFront(first)
        #expect(hit() === first)
    }

    @Test("enlarge-hit-area: a larger point(inside:) helps within the superview only")
    func enlarged() {
        final class Wide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -12, dy: -12).contains(point)
            }
        }
        let holder = add(UIView())
        let wide = add(Wide(), to: holder)
        wide.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
        #expect(hit(30, 30) === wide)
        wide.frame.origin = CGPoint(x: 80, y: 40)
        #expect(hit(105, 50) === root)
    }

    @Test("pass-through, nil-answer: nil for itself leaves subviews, and what lies behind")
    func passThrough() {
        final class Pane: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let found = super.hitTest(point, with: event)
                return found === self ? nil : found
            }
        }
        let behind = add(UIView())
        let pane = add(Pane())
        let inner = add(UIView(), to: pane)
        inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(hit(5, 5) === inner)
        #expect(hit() === behind)
    }

    @Test("overhanging-layer: CALayer.hitTest finds what overhangs, unless the superlayer masks")
    func overhangingLayer() {
        let view = add(UIView())
        let layer = CALayer()
        layer.frame = CGRect(x: 80, y: 0, width: 100, height: 100)
        view.layer.addSublayer(layer)
        #expect(view.layer.hitTest(CGPoint(x: 150, y: 50)) === layer)
        view.layer.masksToBounds = true
        #expect(view.layer.hitTest(CGPoint(x: 150, y: 50)) == nil)
    }

    @Test("layer-hit-test-coordinates, contains-coordinates: the superlayer's, and the layer's own")
    func layerCoordinates() {
        let view = add(UIView())
        view.frame.origin = CGPoint(x: 200, y: 300)
        #expect(view.layer.hitTest(CGPoint(x: 210, y: 310)) === view.layer)
        #expect(view.layer.hitTest(CGPoint(x: 10, y: 10)) == nil)
        #expect(view.layer.contains(CGPoint(x: 10, y: 10)))
        #expect(!view.layer.contains(CGPoint(x: 210, y: 310)))
    }

    @Test("bounds-origin: subviews shift on screen, their frames and the view stay")
    func scrolled() {
        let view = add(UIView())
        let child = add(UIView(), to: view)
        child.frame = CGRect(x: 0, y: 120, width: 100, height: 20)
        #expect(hit(50, 30) === view)
        view.bounds.origin.y = 100
        #expect(hit(50, 30) === child)
        #expect(child.frame.origin.y == 120 && view.frame.origin.y == 0)
    }

    @Test("scaled-view: the frame doubles, bounds and center stay")
    func scaled() {
        let view = add(UIView())
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
        #expect(view.bounds.size == CGSize(width: 100, height: 100))
        #expect(view.center == CGPoint(x: 50, y: 50))
    }

    @Test("edges: minimum edges are in, maximum edges are not")
    func edges() {
        let rectangle = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(rectangle.contains(CGPoint(x: 0, y: 0)))
        #expect(!rectangle.contains(CGPoint(x: 100, y: 100)))
    }

    @Test("anchor-point: changing it moves the frame, not the position")
    func anchor() {
        let view = add(UIView())
        view.layer.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(view.layer.position == CGPoint(x: 50, y: 50))
        #expect(view.frame.origin == CGPoint(x: 50, y: 50))
    }

    @Test("next-of-a-view, next-of-a-controller, after-the-window: the chain of a child controller")
    func chain() {
        let (parent, child) = (UIViewController(), UIViewController())
        let stack = UIView()
        parent.view.addSubview(stack)
        parent.addChild(child)
        stack.addSubview(child.view)
        child.didMove(toParent: parent)
        window.rootViewController = parent
        #expect(child.view.next === child)
        #expect(child.next === stack)
        #expect(stack.next === parent.view)
        #expect(parent.view.next === parent)
        #expect(parent.next === window)
        #expect(window.next === UIApplication.shared)
    }

    @Test("touch-keeps-its-view: a finger that leaves keeps its view to the end")
    func keepsItsView() {
        let view = add(UIView())
        let hand = Hand()
        let finger = hand.putDown(at: CGPoint(x: 50, y: 50), in: window)
        hand.move(finger, to: CGPoint(x: 300, y: 600))
        #expect(finger.view === view)
        hand.lift(finger)
    }

    @Test("multiple-touch, exclusive-touch, cancels-touches, delays-touches: the defaults")
    func defaults() {
        #expect(!root.isMultipleTouchEnabled && !root.isExclusiveTouch)
        let tap = UITapGestureRecognizer()
        #expect(tap.cancelsTouchesInView && !tap.delaysTouchesBegan && tap.delaysTouchesEnded)
    }

    @Test("gesture-or-control: a superview's tap yields to the button, the button's own does not")
    func gestureOrControl() {
        let button = add(UIButton())
        var log: [String] = []
        button.addAction(UIAction { _ in log.append("button") }, for: .touchUpInside)
        let around = UITapGestureRecognizer()
        around.addHandler { _ in log.append("around") }
        root.addGestureRecognizer(around)
        Hand().tap(at: CGPoint(x: 50, y: 50), in: window)
        #expect(log == ["button"])
        let own = UITapGestureRecognizer()
        own.addHandler { _ in log.append("own") }
        button.addGestureRecognizer(own)
        Hand().tap(at: CGPoint(x: 50, y: 50), in: window)
        #expect(log == ["button", "own"])
    }

    @Test("disabled-button, control-does-not-forward: neither hands a touch on")
    func controls() {
        final class Listener: UIView {
            var count = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
        }
        let listener = add(Listener())
        let button = add(UIButton(), to: listener)
        for isEnabled in [true, false] {
            button.isEnabled = isEnabled
            Hand().tap(at: CGPoint(x: 50, y: 50), in: window)
        }
        #expect(listener.count == 0)
        button.isUserInteractionEnabled = false
        Hand().tap(at: CGPoint(x: 50, y: 50), in: window)
        #expect(listener.count == 1)
    }

    @Test("action-without-touch: sendActions runs the actions of a covered button")
    func actionWithoutTouch() {
        let button = add(UIButton())
        let cover = add(UIView())
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(count == 1)
        #expect(hit() === cover)
    }
}
