import Testing
import ControlModel
import UIKitModel

/// The documents' scenes with a finger: application, window, view, and what the app then does.
@MainActor
@Suite("The documents' experiments, by finger")
struct DocumentTouchTests {
    @Test("The listings' controller answers each touch with the alert of the layer it is in")
    func listing() throws {
        let scene = try DocumentFixtures.scene("listing-3.4-3.5")
        let views = try #require(scene.views)
        let white = try #require(views.children?.first)
        let blue = try #require(white.layers?.first)
        let window = shownWindow()
        defer { window.isHidden = true }
        let controller = LayerAlertController()
        controller.whiteFrame = CGRect(white.frame)
        controller.blueFrame = CGRect(blue.frame)
        window.rootViewController = controller
        let hand = Hand()
        for touch in try #require(scene.touches) {
            hand.tap(at: touch.point, in: window)
            let alert = controller.presentedViewController as? UIAlertController
            #expect(alert?.title == touch.alert, "\(touch)")
            controller.dismiss(animated: false)
        }
    }

    @Test("While an alert is shown it takes the touches, not the view below")
    func alertTakesTouches() throws {
        let window = shownWindow()
        defer { window.isHidden = true }
        let controller = LayerAlertController()
        window.rootViewController = controller
        let hand = Hand()
        hand.tap(at: CGPoint(x: 160, y: 200), in: window)
        let alert = try #require(controller.presentedViewController)
        hand.tap(at: CGPoint(x: 70, y: 110), in: window)
        #expect(controller.presentedViewController === alert)
        #expect(controller.touchCount == 1)
    }

    @Test("In experiment 2 every touch goes to the one view that the window's hitTest names")
    func forcedReceiver() throws {
        let scene = try DocumentFixtures.scene("experiment-2")
        let window = NamingWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let root = UIView(frame: window.bounds)
        let green = TouchCounter(frame: CGRect(x: 58, y: 77, width: 240, height: 128))
        root.addSubview(green)
        root.addSubview(UIView(frame: CGRect(x: 43, y: 253, width: 295, height: 366)))
        window.addSubview(root)
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let hand = Hand()
        for point in [CGPoint(x: 20, y: 20), CGPoint(x: 70, y: 290), CGPoint(x: 100, y: 100)] {
            #expect(hand.tap(at: point, in: window).view === green)
        }
        #expect(green.count == 3)
        #expect(scene.everyTouchGoesTo == "Green")
    }

    @Test("A tap in the round button's circle clicks once, one in a corner goes to the root")
    func roundButton() throws {
        let scene = try DocumentFixtures.scene("round-button")
        let views = try #require(scene.views)
        let window = shownWindow()
        defer { window.isHidden = true }
        let root = UIView(frame: CGRect(views.frame))
        let button = CircleButton(
            frame: CGRect(try #require(views.children?.first).frame)
        )
        root.addSubview(button)
        window.addSubview(root)
        var clicks = 0
        button.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
        let named: [String: UIView] = ["root": root, "roundButton": button]
        let hand = Hand()
        for touch in try #require(scene.touches) {
            clicks = 0
            let finger = hand.tap(at: touch.point, in: window)
            #expect(finger.view === named[try #require(touch.view)], "\(touch)")
            #expect(clicks == (touch.action == nil ? 0 : 1), "\(touch)")
        }
    }

    @Test("A touch on shelter and button clicks the button, elsewhere it does not")
    func shelter() throws {
        let scene = try DocumentFixtures.scene("shelter")
        let views = try #require(scene.views?.children)
        let window = shownWindow()
        defer { window.isHidden = true }
        let root = UIView(frame: CGRect(try #require(scene.views).frame))
        let button = UIButton(frame: CGRect(views[0].frame))
        let shelter = HandingOnView(frame: CGRect(views[1].frame))
        shelter.button = button
        root.addSubview(button)
        root.addSubview(shelter)
        window.addSubview(root)
        var clicks = 0
        button.addAction(UIAction { _ in clicks += 1 }, for: .touchUpInside)
        let named: [String: UIView] = ["root": root, "button": button, "shelter": shelter]
        let hand = Hand()
        for touch in try #require(scene.touches) {
            clicks = 0
            let finger = hand.tap(at: touch.point, in: window)
            #expect(finger.view === named[try #require(touch.view)], "\(touch)")
            #expect(clicks == (touch.view == "button" ? 1 : 0), "\(touch)")
        }
    }
}

@MainActor
private func shownWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.makeKeyAndVisible()
    return window
}

/// The controller of the book chapter's listing 3.4, in an app's words.
private final class LayerAlertController: UIViewController {
    var whiteFrame = CGRect(x: 60, y: 100, width: 200, height: 200)
    var blueFrame = CGRect(x: 50, y: 50, width: 100, height: 100)
    private(set) var touchCount = 0
    private let white = UIView()
    private let blueLayer = CALayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        white.frame = whiteFrame
        view.addSubview(white)
        blueLayer.frame = blueFrame
        white.layer.addSublayer(blueLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchCount += 1
        guard let touch = touches.first else { return }
        let inWhite = white.layer.convert(touch.location(in: view), from: view.layer)
        guard white.layer.contains(inWhite) else { return }
        let isBlue = blueLayer.contains(blueLayer.convert(inWhite, from: white.layer))
        let alert = UIAlertController(
            title: isBlue ? "Inside Blue Layer" : "Inside White Layer",
            message: nil,
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}

/// The key window of experiment 2.
private final class NamingWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        subviews.first?.subviews.first
    }
}

private final class TouchCounter: UIView {
    private(set) var count = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count += touches.count
    }
}

private final class CircleButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
    }
}

private final class HandingOnView: UIView {
    weak var button: UIButton?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event), let button else { return nil }
        return button.hitTest(convert(point, to: button), with: event) ?? hitView
    }
}
