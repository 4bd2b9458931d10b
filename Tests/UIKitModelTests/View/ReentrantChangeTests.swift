import Testing

@testable import UIKitModel

/// An app's code runs in the middle of a change of the tree, and changes the tree.
@MainActor
@Suite("Changes in the middle of a change")
struct ReentrantChangeTests {
    @Test("The tree stays whole, whatever each callback changes", arguments: UInt64(1)...60)
    func randomChanges(seed: UInt64) {
        let play = ReentrantPlay(seed: seed)
        for _ in 0..<60 {
            play.step()
            play.checkTree()
        }
        play.end()
    }

    @Test("A view whose callback puts it elsewhere ends in the view that asked for it")
    func movesItselfWhileItIsAdded() {
        let (first, second, view) = (UIView(), UIView(), Restless())
        view.onMove = { [unowned view] in second.addSubview(view) }
        first.addSubview(view)
        #expect(view.superview === first)
        #expect(first.subviews == [view])
        #expect(second.subviews.isEmpty)
    }

    @Test("A view that puts itself elsewhere while it is removed has no superview in the end")
    func movesItselfWhileItIsRemoved() {
        let (first, second, view) = (UIView(), UIView(), Restless())
        first.addSubview(view)
        view.onMove = { [unowned view] in second.addSubview(view) }
        view.removeFromSuperview()
        #expect(view.superview == nil)
        #expect(first.subviews.isEmpty)
        #expect(second.subviews.isEmpty)
    }

    @Test("A superview that is going is nobody's superview, even to what it owns")
    func dyingSuperview() {
        var superview: Mourned? = Mourned()
        let view = UIView()
        superview?.addSubview(view)
        var found: UIView?
        superview?.keepsake.atTheEnd = { found = view.superview }
        superview = nil
        #expect(found == nil)
        #expect(view.superview == nil)
        #expect(view.layer.superlayer == nil)
    }

    @Test("A window that is going is nobody's window")
    func dyingWindow() {
        var window: UIWindow? = UIWindow(frame: .zero)
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        window?.addSubview(view)
        #expect(inner.window === window)
        window = nil
        #expect(view.window == nil)
        #expect(inner.window == nil)
        #expect(inner.superview === view)
    }

    @Test("A controller that is going leaves its view and children without one")
    func dyingController() {
        var parent: UIViewController? = UIViewController()
        let (child, view) = (UIViewController(), parent?.view)
        parent?.addChild(child)
        parent = nil
        #expect(child.parent == nil)
        #expect(view?.next == nil)
    }

    @Test("A child that finds another parent while it is added ends with the one that asked")
    func childFindsAnotherParent() {
        let (first, second, child) = (UIViewController(), UIViewController(), RestlessChild())
        child.other = second
        first.addChild(child)
        #expect(child.parent === first)
        #expect(first.children == [child])
        #expect(second.children.isEmpty)
    }
}

private final class Restless: UIView {
    var onMove: (() -> Void)?

    override func willMove(toSuperview newSuperview: UIView?) {
        guard let onMove else { return }
        self.onMove = nil
        onMove()
    }
}

private final class RestlessChild: UIViewController {
    var other: UIViewController?

    override func willMove(toParent parent: UIViewController?) {
        guard let other else { return }
        self.other = nil
        other.addChild(self)
    }
}

/// Its stored properties go before it has let go of its subviews.
private final class Mourned: UIView {
    let keepsake = Keepsake()
}

private final class Keepsake {
    var atTheEnd: (() -> Void)?

    deinit { atTheEnd?() }
}
