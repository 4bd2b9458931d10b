import Testing
import ControlModel
import UIKitModel

@MainActor
@Suite("UIResponder: the chain")
struct ResponderChainTests {
    private func names(from responder: UIResponder) -> [ObjectIdentifier] {
        // A chain that closes into a ring fails the comparison instead of never ending.
        sequence(first: responder) { $0.next }.prefix(20).map(ObjectIdentifier.init)
    }

    private func identifiers(_ responders: [UIResponder]) -> [ObjectIdentifier] {
        responders.map(ObjectIdentifier.init)
    }

    /// Runs a test with a delegate of the application, and takes it away afterwards.
    private func with(_ delegate: any UIApplicationDelegate, _ body: () throws -> Void) rethrows {
        let application = UIApplication.shared
        application.delegate = delegate
        defer { application.delegate = nil }
        try body()
    }

    @Test("The next of a lone responder is nil")
    func lone() {
        #expect(UIResponder().next == nil)
        #expect(UIView().next == nil)
        #expect(UIViewController().next == nil)
    }

    @Test("The next of a view is its superview")
    func views() {
        let (root, child) = (UIView(), UIView())
        root.addSubview(child)
        #expect(child.next === root)
        child.removeFromSuperview()
        #expect(child.next == nil)
    }

    @Test("The next of a controller's root view is the controller")
    func rootViews() {
        let controller = UIViewController()
        #expect(controller.view.next === controller)
        let old = controller.view
        controller.view = UIView()
        #expect(old?.next == nil)
        #expect(controller.view.next === controller)
    }

    @Test("The next of a controller is its root view's superview, for a child too")
    func children() {
        let (parent, child) = (UIViewController(), UIViewController())
        let container = UIView()
        parent.view.addSubview(container)
        parent.addChild(child)
        #expect(child.next == nil)
        container.addSubview(child.view)
        #expect(child.next === container)
        #expect(
            names(from: child.view)
                == identifiers([child.view, child, container, parent.view, parent])
        )
    }

    @Test("A controller's next does not load its view")
    func lazyView() {
        let controller = UIViewController()
        #expect(controller.next == nil)
        #expect(!controller.isViewLoaded)
    }

    @Test("The chain goes from a view up to the delegate")
    func wholeChain() {
        let window = UIWindow()
        let controller = UIViewController()
        window.rootViewController = controller
        let (outer, inner) = (UIView(), UIView())
        controller.view.addSubview(outer)
        outer.addSubview(inner)
        let delegate = ResponderDelegate()
        with(delegate) {
            let chain: [UIResponder] = [
                inner, outer, controller.view, controller, window, UIApplication.shared, delegate,
            ]
            #expect(names(from: inner) == identifiers(chain))
        }
    }

    @Test("A delegate that is no responder is not in the chain")
    func plainDelegate() {
        with(PlainDelegate()) {
            #expect(UIWindow().next === UIApplication.shared)
            #expect(UIApplication.shared.next == nil)
        }
    }

    @Test("Without a delegate the application is the last")
    func noDelegate() {
        #expect(UIApplication.shared.delegate == nil)
        #expect(UIApplication.shared.next == nil)
    }

    @Test("A delegate that is in the chain itself does not come again")
    func delegateInChain() {
        let controller = DelegateController()
        let window = UIWindow()
        window.rootViewController = controller
        with(controller) {
            #expect(UIApplication.shared.next == nil)
            #expect(
                names(from: controller.view)
                    == identifiers([controller.view, controller, window, UIApplication.shared])
            )
        }
        let view = DelegateView()
        with(view) { #expect(UIApplication.shared.next == nil) }
    }

    @Test("The window of an application's delegate is optional twice, as in UIKit")
    func windowOfDelegate() throws {
        let controller = DelegateController()
        let window = UIWindow()
        window.rootViewController = controller
        controller.window = window
        try with(controller) {
            #expect(UIApplication.shared.delegate?.window??.rootViewController === controller)
            let outer = try #require(UIApplication.shared.delegate?.window)
            #expect(outer === window)
        }
        with(PlainDelegate()) {
            #expect(UIApplication.shared.delegate?.window??.rootViewController == nil)
        }
    }

    @Test("The application does not keep its delegate alive")
    func weakDelegate() {
        do { UIApplication.shared.delegate = ResponderDelegate() }
        #expect(UIApplication.shared.delegate == nil)
    }

    @Test("A presented controller's chain leads through the controller that presents it")
    func presented() {
        let window = UIWindow()
        let controller = UIViewController()
        window.rootViewController = controller
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        controller.present(alert, animated: false)
        let chain = names(from: alert.view)
        #expect(chain.prefix(2) == identifiers([alert.view, alert])[...])
        #expect(chain.contains(ObjectIdentifier(controller)))
        #expect(chain.contains(ObjectIdentifier(window)))
        #expect(chain.last == ObjectIdentifier(UIApplication.shared))
    }

    @Test(
        "Touches pass through the whole chain unless a responder handles them",
        arguments: [UITouch.Phase.began, .moved, .ended, .cancelled]
    )
    func forwarding(phase: UITouch.Phase) {
        let log = CallLog()
        let (root, middle, leaf) = (TouchedView(log), TouchedView(log), UIView())
        root.addSubview(middle)
        middle.addSubview(leaf)
        leaf.send(phase)
        #expect(log.calls == ["touches \(phase)", "touches \(phase)"])
        middle.handles = true
        leaf.send(phase)
        #expect(log.calls.count == 3)
    }

    @Test("A next that is overridden is followed, and what it reads is heard")
    func overriddenNext() {
        let log = CallLog()
        let target = TouchedView(log)
        let detour = DetourView()
        detour.detour = target
        let list = ObservationList()
        observing(list) { detour.touchesBegan([], with: nil) }
        #expect(log.calls == ["touches began"])
        // The target passes the touches on, by reading next.
        #expect(list.reads.contains(.next))
    }
}

extension UIResponder {
    fileprivate func send(_ phase: UITouch.Phase) {
        switch phase {
        case .began: touchesBegan([], with: nil)
        case .moved: touchesMoved([], with: nil)
        case .ended: touchesEnded([], with: nil)
        case .cancelled: touchesCancelled([], with: nil)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }
}

private final class TouchedView: UIView {
    let log: CallLog
    var handles = false

    init(_ log: CallLog) {
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.calls.append("touches began")
        if !handles { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.calls.append("touches moved")
        if !handles { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.calls.append("touches ended")
        if !handles { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.calls.append("touches cancelled")
        if !handles { super.touchesCancelled(touches, with: event) }
    }
}

private final class DetourView: UIView {
    var detour: UIResponder?
    override var next: UIResponder? { superview ?? detour }
}

private final class ResponderDelegate: UIResponder, UIApplicationDelegate {}
private final class PlainDelegate: NSObject, UIApplicationDelegate {}
private final class DelegateController: UIViewController, UIApplicationDelegate {
    var window: UIWindow?
}
private final class DelegateView: UIView, UIApplicationDelegate {
    override var window: UIWindow? {
        get { super.window }
        set {}
    }
}
