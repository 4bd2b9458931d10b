import Testing

@testable import ControlModel
@testable import UIKitModel

/// Views whose callbacks change the tree by chance, and checks that the tree stays whole.
@MainActor
final class ReentrantPlay {
    private var random: SeededNumbers
    private var windows: [UIWindow] = []
    private(set) var views: [UIView] = []
    private var depth = 0

    private static let viewCount = 8
    private static let greatestDepth = 4

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        windows = (0..<2).map { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        for window in windows { window.makeKeyAndVisible() }
        views = (0..<ReentrantPlay.viewCount).map { _ in makeView() }
    }

    /// Ends the play: callbacks do nothing more.
    func end() {
        depth = ReentrantPlay.greatestDepth
        views = []
        windows = []
    }

    private func makeView() -> UIView {
        let view = ReentrantView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        view.play = self
        let tap = UITapGestureRecognizer()
        tap.delegate = view
        tap.addHandler { [weak self] _ in self?.interfere() }
        view.addGestureRecognizer(tap)
        return view
    }

    /// Makes a change by chance, as an app would.
    func step() {
        switch random.below(10) {
        case 0...3: addSomewhere()
        case 4: anyView.removeFromSuperview()
        case 5: touch()
        case 6: anyWindow.layoutIfNeeded()
        case 7: restack()
        case 8: replace()
        default: pressControl()
        }
    }

    /// Makes a change in the middle of another one, unless they are too deep in each other already.
    func interfere() {
        guard depth < ReentrantPlay.greatestDepth, random.below(3) == 0 else { return }
        depth += 1
        defer { depth -= 1 }
        step()
    }

    private var anyView: UIView { views[random.below(views.count)] }
    private var anyWindow: UIWindow { windows[random.below(windows.count)] }

    private func addSomewhere() {
        let view = anyView
        // UIKit ends the process where a cycle would come about: none does where, in the middle of a
        // change, views move to windows only.
        let superview = depth > 0 || random.below(3) == 0 ? anyWindow : anyView
        guard !superview.isDescendant(of: view) else { return }
        switch random.below(3) {
        case 0: superview.addSubview(view)
        case 1: superview.insertSubview(view, at: random.below(4))
        default: superview.insertSubview(view, belowSubview: anyView)
        }
    }

    private func touch() {
        let hand = Hand()
        let finger = hand.putDown(at: CGPoint(x: 20, y: 20), in: anyWindow)
        hand.move(finger, to: CGPoint(x: 30, y: 25))
        random.below(3) == 0 ? hand.cancel(finger) : hand.lift(finger)
    }

    private func restack() {
        guard let superview = anyView.superview, let view = superview.subviews.first else { return }
        switch random.below(3) {
        case 0: superview.bringSubviewToFront(view)
        case 1: superview.sendSubviewToBack(view)
        default: superview.exchangeSubview(at: 0, withSubviewAt: superview.subviews.count - 1)
        }
    }

    /// Drops the last reference of the play's to a view.
    private func replace() {
        let index = random.below(views.count)
        let old = views[index]
        views[index] = makeView()
        if random.below(2) == 0 { old.removeFromSuperview() }
    }

    private func pressControl() {
        let control = UIControl()
        control.addAction(UIAction { [weak self] _ in self?.interfere() }, for: .touchDown)
        anyView.addSubview(control)
        control.sendActions(for: .touchDown)
        control.removeFromSuperview()
    }

    // MARK: Checking

    /// Each view is in its superview's subviews once, no view is inside itself, windows are those of
    /// the roots, and layers lie as views do.
    func checkTree() {
        // A root may be a view that the play let go of, and that a touch keeps.
        let roots = views.map { sequence(first: $0, next: \.superview).reduce($0) { $1 } }
        var remaining = (windows + roots).withoutRepetition
        var seen: Set<ObjectIdentifier> = []
        while let view = remaining.popLast() {
            #expect(seen.insert(ObjectIdentifier(view)).inserted, "a view lies in two places")
            let subviews = view.subviews
            let layers = (view.layer.sublayers ?? []).map(ObjectIdentifier.init)
            #expect(layers == subviews.map { ObjectIdentifier($0.layer) })
            for subview in subviews {
                #expect(subview.superview === view)
                #expect(subview.window === view.window)
                #expect(subview.layer.superlayer === view.layer)
            }
            remaining += subviews
        }
        for view in views { #expect(seen.contains(ObjectIdentifier(view)), "a view lies nowhere") }
    }
}

/// A view that interferes whenever the model runs its code.
private final class ReentrantView: UIView, UIGestureRecognizerDelegate {
    weak var play: ReentrantPlay?

    override func willMove(toSuperview newSuperview: UIView?) { play?.interfere() }
    override func didMoveToSuperview() { play?.interfere() }
    override func willMove(toWindow newWindow: UIWindow?) { play?.interfere() }
    override func didMoveToWindow() { play?.interfere() }
    override func didAddSubview(_ subview: UIView) { play?.interfere() }
    override func willRemoveSubview(_ subview: UIView) { play?.interfere() }
    override func layoutSubviews() { play?.interfere() }

    override var next: UIResponder? {
        play?.interfere()
        return super.next
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        play?.interfere()
        return super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        play?.interfere()
        return super.point(inside: point, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        play?.interfere()
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        play?.interfere()
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        play?.interfere()
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        play?.interfere()
        super.touchesCancelled(touches, with: event)
    }

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        play?.interfere()
        return true
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        play?.interfere()
        return true
    }
}

extension SeededNumbers {
    fileprivate mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
