import Testing
import ControlModel
import UIKitModel

/// Code as it stands in an app, with nothing but the public interface.
@MainActor
@Suite("Interface: an app's code compiles and works unchanged")
struct AppCodeTests {
    @Test("A view with a hit test of its own, as the exercises ask for it")
    func baseView() {
        let root = BaseView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let child = BaseView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        root.addSubview(child)
        #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) == child)
        #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) == root)
        #expect(root.hitTest(CGPoint(x: 300, y: 10), with: nil) == nil)
    }

    @Test("Initialisers: without arguments, with a frame, with a coder, convenience ones")
    func initialisers() {
        #expect(UIView().frame == .zero)
        #expect(RoundView().frame == .zero)
        #expect(RoundView(radius: 10).frame.size == CGSize(width: 20, height: 20))
        #expect(PlainView().isSetUp)
        #expect(PlainView(frame: .zero).isSetUp)
        #expect(BaseView().backgroundColor == nil)
        let controller = ListingViewController()
        #expect(!controller.isViewLoaded)
        #expect(CALayer().frame == .zero)
    }

    @Test("A round view contains what its oval path contains")
    func roundView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let round = RoundView(radius: 60)
        root.addSubview(round)
        #expect(round.layer.cornerRadius == 60)
        #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === round)
        #expect(root.hitTest(CGPoint(x: 3, y: 3), with: nil) === root)
    }

    @Test("Views compare, hash, are found in arrays and know their classes")
    func objects() {
        let (first, second) = (UIView(), RoundView())
        let views: [UIView] = [first, second]
        #expect(views.firstIndex(of: second) == 1)
        #expect(views.contains(first))
        #expect(Set([first, second, first]).count == 2)
        #expect([first: "first"][first] == "first")
        #expect(second.isKind(of: UIView.self))
        #expect(second.isKind(of: UIResponder.self))
        #expect(second.isKind(of: NSObject.self))
        #expect(!first.isKind(of: RoundView.self))
        #expect(second.isMember(of: RoundView.self))
        #expect(!second.isMember(of: UIView.self))
        #expect(first != second)
        #expect(first.isEqual(first))
        #expect(views[1] is RoundView)
        #expect(String(describing: second).contains("RoundView"))
        #expect(type(of: first) == UIView.self)
    }

    @Test("convert in all four forms, between views and between layers")
    func convert() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        root.addSubview(child)
        let point = CGPoint(x: 1, y: 1)
        #expect(child.convert(point, to: root) == CGPoint(x: 11, y: 21))
        #expect(child.convert(point, from: root) == CGPoint(x: -9, y: -19))
        #expect(child.convert(child.bounds, to: root) == child.frame)
        #expect(child.convert(child.frame, from: root) == child.bounds)
        #expect(child.convert(point, to: nil) == root.convert(point, from: child))
        #expect(child.layer.convert(point, to: root.layer) == CGPoint(x: 11, y: 21))
        #expect(child.layer.convert(point, from: root.layer) == CGPoint(x: -9, y: -19))
        #expect(child.layer.convert(child.bounds, to: root.layer) == child.frame)
        #expect(child.layer.convert(child.frame, from: root.layer) == child.bounds)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(window.convert(point, to: nil) == point)
        #expect(window.convert(point, to: window) == point)
        #expect(window.convert(point, to: root) == point)
    }

    @Test("The book's listing as a controller: layers, touches, alerts")
    func listing() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = ListingViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        controller.show(at: CGPoint(x: 120, y: 170))
        let alert = controller.presentedViewController as? UIAlertController
        #expect(alert?.title == "Inside Blue Layer")
        #expect(alert?.actions.first?.title == "OK")
        controller.dismiss(animated: true, completion: nil)
        #expect(controller.presentedViewController == nil)
    }

    @Test("Ways to walk the tree and the chain")
    func walking() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for index in 0..<3 {
            let child = UIView(frame: root.bounds)
            child.tag = index + 1
            root.addSubview(child)
        }
        #expect(root.subviews.reversed().map(\.tag) == [3, 2, 1])
        #expect(root.subviews.last(where: { $0.tag < 3 })?.tag == 2)
        let hit = root.subviews.reversed().lazy.compactMap { child in
            child.hitTest(child.convert(CGPoint(x: 5, y: 5), from: root), with: nil)
        }.first
        #expect(hit?.tag == 3)
        var responder: UIResponder? = root.subviews.first
        var names: [String] = []
        while let current = responder {
            names.append(String(describing: type(of: current)))
            responder = current.next
        }
        #expect(names == ["UIView", "UIView"])
        for case let view as RoundView in root.subviews { view.isHidden = true }
        root.subviews.forEach { $0.removeFromSuperview() }
        #expect(root.subviews.isEmpty)
        root.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
    }

    @Test("An application delegate as an app has it")
    func applicationDelegate() {
        let delegate = AppDelegate()
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = nil }
        #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
        #expect(delegate.window?.rootViewController is ListingViewController)
        #expect(delegate.window?.next === UIApplication.shared)
        #expect(UIApplication.shared.next === delegate)
        delegate.window?.isHidden = true
    }

    @Test("Layers, transforms and paths, said as an app says them")
    func layers() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layer.cornerRadius = view.bounds.width / 2
        view.layer.masksToBounds = true
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.black.cgColor
        view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
        view.layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        view.transform = .identity
        view.transform = view.transform.scaledBy(x: 2, y: 2).translatedBy(x: 1, y: 1)
        view.layer.position.x += 1
        view.layer.setNeedsDisplay()
        view.layer.setNeedsLayout()
        let circle = UIBezierPath(
            arcCenter: CGPoint(x: view.bounds.midX, y: view.bounds.midY),
            radius: 50,
            startAngle: 0,
            endAngle: 2 * .pi,
            clockwise: true
        )
        #expect(circle.contains(CGPoint(x: 50, y: 50)))
        #expect(!UIBezierPath(ovalIn: view.bounds).contains(CGPoint(x: 2, y: 2)))
        let path = CGMutablePath()
        path.addEllipse(in: view.bounds)
        #expect(path.contains(CGPoint(x: 50, y: 1)))
        #expect(view.layer.presentation()?.frame == view.layer.frame)
        #expect(view.layer.presentation()?.hitTest(.zero) !== view.layer)
        #expect(view.layer.presentation()?.hitTest(.zero)?.model() === view.layer)
        let shape = CAShapeLayer()
        shape.path = circle.cgPath
        shape.fillColor = UIColor.red.cgColor
        view.layer.mask = shape
        #expect((view.layer.mask as? CAShapeLayer)?.path?.contains(.zero) == false)
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    }

    @Test("An animation's changes are made at once, and it completes")
    func animation() {
        let view = UIView()
        var isDone = false
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { isDone = $0 }
        UIView.animate(withDuration: 0.3) { view.isHidden = true }
        #expect(isDone)
        #expect(view.alpha == 0)
        #expect(view.isHidden)
    }

    @Test("Animations of all kinds change views at once, and complete unless they repeat")
    func animations() {
        let view = UIView()
        var completions: [String] = []
        UIView.animate(withDuration: 1, delay: 2, options: [.curveEaseOut, .allowUserInteraction]) {
            view.alpha = 0.5
        } completion: { _ in
            completions.append("delayed")
        }
        UIView.animate(
            withDuration: 1,
            delay: 0,
            usingSpringWithDamping: 0.5,
            initialSpringVelocity: 0,
            options: .beginFromCurrentState,
            animations: { view.center = CGPoint(x: 5, y: 5) },
            completion: { _ in completions.append("spring") }
        )
        UIView.animate(springDuration: 1) {
            view.tag = 1
        } completion: { _ in
            completions.append("new spring")
        }
        UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
            view.backgroundColor = .red
        } completion: { _ in
            completions.append("transition")
        }
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
            view.tag = 2
        } completion: { _ in
            completions.append("repeated")
        }
        UIView.performWithoutAnimation { view.isOpaque = false }
        #expect(view.alpha == 0.5)
        #expect(view.center == CGPoint(x: 5, y: 5))
        #expect(view.tag == 2)
        #expect(!view.isOpaque)
        #expect(view.isUserInteractionEnabled)
        #expect(completions == ["delayed", "spring", "new spring", "transition"])
    }

    @Test("A responder's motion goes up the chain too")
    func motion() {
        let (root, child) = (ShakenView(), UIView())
        root.addSubview(child)
        child.motionBegan(.motionShake, with: nil)
        child.motionEnded(.motionShake, with: nil)
        #expect(root.shakes == 1)
    }
}
