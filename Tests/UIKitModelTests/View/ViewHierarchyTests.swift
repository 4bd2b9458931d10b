import Testing
import UIKitModel

@MainActor
@Suite("UIView: hierarchy")
struct ViewHierarchyTests {
    private let root = UIView()
    private let first = UIView()
    private let second = UIView()
    private let third = UIView()

    init() {
        root.addSubview(first)
        root.addSubview(second)
    }

    /// The layers of views lie in the order of the views.
    private func expectOrder(_ views: [UIView], _ location: SourceLocation = #_sourceLocation) {
        #expect(root.subviews == views, sourceLocation: location)
        #expect(root.layer.sublayers == views.map(\.layer), sourceLocation: location)
    }

    @Test("A view is added in front of its siblings")
    func adding() {
        root.addSubview(third)
        expectOrder([first, second, third])
        #expect(third.superview === root)
    }

    @Test("Adding a view takes it out of its old superview")
    func moving() {
        let other = UIView()
        other.addSubview(third)
        root.addSubview(third)
        #expect(other.subviews.isEmpty)
        #expect(other.layer.sublayers == nil)
        expectOrder([first, second, third])
    }

    @Test("Adding a view again moves it to the front")
    func addingAgain() {
        root.addSubview(first)
        expectOrder([second, first])
    }

    @Test(
        "An index out of range is clamped",
        arguments: [(-1, 0), (Int.min, 0), (0, 0), (1, 1), (2, 2), (3, 2), (Int.max, 2)]
    )
    func clamping(index: Int, place: Int) {
        root.insertSubview(third, at: index)
        #expect(root.subviews.firstIndex(of: third) == place)
        #expect(root.layer.sublayers?.firstIndex(of: third.layer) == place)
    }

    @Test("A view is inserted behind or in front of a sibling")
    func siblings() {
        root.insertSubview(third, belowSubview: second)
        expectOrder([first, third, second])
        root.insertSubview(third, aboveSubview: second)
        expectOrder([first, second, third])
        root.insertSubview(third, belowSubview: first)
        expectOrder([third, first, second])
    }

    @Test("Beside a view that is no sibling, a view is inserted at the end")
    func unknownSibling() {
        root.insertSubview(third, belowSubview: UIView())
        expectOrder([first, second, third])
        root.insertSubview(first, aboveSubview: UIView())
        expectOrder([second, third, first])
    }

    @Test("A subview is brought to the front and sent to the back; a stranger changes nothing")
    func reordering() {
        root.addSubview(third)
        root.bringSubviewToFront(first)
        expectOrder([second, third, first])
        root.sendSubviewToBack(third)
        expectOrder([third, second, first])
        root.bringSubviewToFront(UIView())
        root.sendSubviewToBack(UIView())
        expectOrder([third, second, first])
    }

    @Test("Two subviews are exchanged; an index out of range changes nothing")
    func exchanging() {
        root.addSubview(third)
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        expectOrder([third, second, first])
        root.exchangeSubview(at: 0, withSubviewAt: 3)
        root.exchangeSubview(at: -1, withSubviewAt: 0)
        root.exchangeSubview(at: 1, withSubviewAt: 1)
        expectOrder([third, second, first])
    }

    @Test("Removing a view twice is harmless")
    func removingTwice() {
        first.removeFromSuperview()
        first.removeFromSuperview()
        expectOrder([second])
        #expect(first.superview == nil)
        #expect(first.layer.superlayer == nil)
    }

    @Test("A view is its own descendant, and one of every view above it")
    func descendants() {
        first.addSubview(third)
        #expect(third.isDescendant(of: root))
        #expect(third.isDescendant(of: third))
        #expect(!third.isDescendant(of: second))
        #expect(!root.isDescendant(of: third))
    }

    @Test("viewWithTag finds the view itself or, depth first, one inside it")
    func tags() {
        first.addSubview(third)
        third.tag = 7
        second.tag = 7
        #expect(root.viewWithTag(7) === third)
        #expect(second.viewWithTag(7) === second)
        #expect(root.viewWithTag(8) == nil)
    }

    @Test("A layer that is no view's keeps its place among the views' layers")
    func plainLayers() {
        let layer = CALayer()
        root.layer.insertSublayer(layer, above: first.layer)
        root.addSubview(third)
        #expect(root.layer.sublayers == [first.layer, layer, second.layer, third.layer])
        root.insertSubview(third, at: 0)
        #expect(root.layer.sublayers == [third.layer, first.layer, layer, second.layer])
    }

    @Test("A view inserted beside a sibling has no layer between the two")
    func layersBesideASibling() {
        let layer = CALayer()
        root.layer.insertSublayer(layer, above: first.layer)
        root.insertSubview(third, aboveSubview: first)
        #expect(root.layer.sublayers == [first.layer, third.layer, layer, second.layer])
        root.insertSubview(third, belowSubview: second)
        #expect(root.layer.sublayers == [first.layer, layer, third.layer, second.layer])
    }

    @Test("A view inserted in front of the frontmost sibling stays behind a plain layer there")
    func layersInFront() {
        let layer = CALayer()
        root.layer.addSublayer(layer)
        root.insertSubview(third, aboveSubview: second)
        #expect(root.layer.sublayers == [first.layer, second.layer, third.layer, layer])
        #expect(root.subviews == [first, second, third])
    }

    @Test("A window is known to everything inside it, and forgotten on leaving")
    func windows() {
        let window = UIWindow()
        first.addSubview(third)
        #expect(third.window == nil)
        window.addSubview(root)
        #expect(third.window === window)
        #expect(window.window === window)
        first.removeFromSuperview()
        #expect(third.window == nil)
        #expect(root.window === window)
    }

    @Test("A view is told of each move, before and after")
    func callbacks() {
        let window = UIWindow()
        let view = ToldView()
        window.addSubview(root)
        root.addSubview(view)
        #expect(view.told == ["will superview", "will window", "did window", "did superview"])
        view.told = []
        view.removeFromSuperview()
        #expect(
            view.told == [
                "will no superview", "will no window", "did no window", "did no superview",
            ]
        )
    }

    @Test("A superview is told of the subviews that come and go")
    func superviewCallbacks() {
        let view = ToldView()
        view.addSubview(first)
        first.removeFromSuperview()
        #expect(view.told == ["added", "removing"])
    }
}

private final class ToldView: UIView {
    var told: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
        told.append(newSuperview == nil ? "will no superview" : "will superview")
    }

    override func didMoveToSuperview() {
        told.append(superview == nil ? "did no superview" : "did superview")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        told.append(newWindow == nil ? "will no window" : "will window")
    }

    override func didMoveToWindow() {
        told.append(window == nil ? "did no window" : "did window")
    }

    override func didAddSubview(_ subview: UIView) { told.append("added") }
    override func willRemoveSubview(_ subview: UIView) { told.append("removing") }
}
