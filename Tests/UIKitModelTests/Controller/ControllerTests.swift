import Testing
import UIKitModel

@MainActor
@Suite("UIViewController")
struct ControllerTests {
    @Test("The view is loaded when it is first asked for, once")
    func loading() {
        let controller = ToldController()
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(controller.view.frame == UIScreen.main.bounds)
        #expect(controller.view === controller.viewIfLoaded)
        #expect(controller.told == ["loadView", "viewDidLoad"])
    }

    @Test("loadView may make a view of one's own")
    func ownView() {
        let controller = OwnViewController()
        #expect(controller.view.tag == 5)
        #expect(controller.view.next === controller)
    }

    @Test("The root controller appears with its window, once")
    func appearing() {
        let window = UIWindow()
        let controller = ToldController()
        window.rootViewController = controller
        #expect(controller.told == ["loadView", "viewDidLoad"])
        window.isHidden = false
        #expect(controller.told.suffix(2) == ["viewWillAppear", "viewDidAppear"])
        window.isHidden = true
        let late = ToldController()
        window.isHidden = false
        window.rootViewController = late
        #expect(late.told == ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"])
        window.isHidden = true
    }

    @Test("Children whose views are in the parent's appear with it")
    func childrenAppear() {
        let window = UIWindow()
        let (parent, child, absent) = (UIViewController(), ToldController(), ToldController())
        parent.addChild(child)
        parent.addChild(absent)
        parent.view.addSubview(child.view)
        window.rootViewController = parent
        window.isHidden = false
        #expect(child.told.suffix(2) == ["viewWillAppear", "viewDidAppear"])
        #expect(absent.told == ["willMove to parent"])
        window.isHidden = true
    }

    @Test("A child is told of its parent, and taken from the one before")
    func containment() {
        let (first, second, child) = (UIViewController(), UIViewController(), ToldController())
        first.addChild(child)
        #expect(first.children == [child])
        #expect(child.parent === first)
        #expect(child.told == ["willMove to parent"])
        second.addChild(child)
        #expect(first.children.isEmpty)
        #expect(child.parent === second)
        child.told = []
        child.removeFromParent()
        #expect(second.children.isEmpty)
        #expect(child.parent == nil)
        #expect(child.told == ["didMove to none"])
        child.removeFromParent()
        #expect(child.told.count == 1)
    }

    @Test("A controller that is gone is nobody's parent, and follows no view")
    func gone() {
        let (view, child) = (UIView(frame: .zero), UIViewController())
        do {
            let controller = UIViewController()
            controller.view = view
            controller.addChild(child)
            #expect(view.next === controller)
            #expect(child.parent === controller)
        }
        #expect(view.next == nil)
        #expect(child.parent == nil)
    }

    @Test("A view that another controller took over stays with that one")
    func takenOver() {
        let (view, second) = (UIView(frame: .zero), UIViewController())
        do {
            let first = UIViewController()
            first.view = view
            second.view = view
        }
        #expect(view.next === second)
    }

    @Test("A controller is told when its view laid out its subviews")
    func layout() {
        let controller = ToldController()
        controller.view.layoutIfNeeded()
        #expect(controller.told.suffix(2) == ["viewWillLayoutSubviews", "viewDidLayoutSubviews"])
    }

    @Test("A view lays out its subviews while it lays out its own layer")
    func layoutOfLayer() {
        let view = LayerLayoutView(frame: .zero)
        view.layoutIfNeeded()
        #expect(view.told == ["layoutSubviews", "layoutSublayers"])
        view.layoutSublayers(of: CALayer())
        #expect(view.told == ["layoutSubviews", "layoutSublayers", "layoutSublayers"])
    }
}

/// A view that lays out its own layer in the layer's method.
private final class LayerLayoutView: UIView {
    var told: [String] = []

    override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        told.append("layoutSublayers")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        told.append("layoutSubviews")
    }
}

private final class OwnViewController: UIViewController {
    override func loadView() {
        view = UIView(frame: .zero)
        view.tag = 5
    }
}

final class ToldController: UIViewController {
    var told: [String] = []

    override func loadView() {
        told.append("loadView")
        super.loadView()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        told.append("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) { told.append("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { told.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { told.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { told.append("viewDidDisappear") }
    override func viewWillLayoutSubviews() { told.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { told.append("viewDidLayoutSubviews") }
    override func willMove(toParent parent: UIViewController?) {
        told.append(parent == nil ? "willMove to none" : "willMove to parent")
    }
    override func didMove(toParent parent: UIViewController?) {
        told.append(parent == nil ? "didMove to none" : "didMove to parent")
    }
}
