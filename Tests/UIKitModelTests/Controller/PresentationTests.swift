import Testing
import ControlModel
import UIKitModel

@MainActor
@Suite("UIViewController: presentation and alerts")
struct PresentationTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let controller = UIViewController()

    init() {
        window.rootViewController = controller
        window.isHidden = false
    }

    private func alert(_ title: String = "Inside Blue Layer") -> UIAlertController {
        UIAlertController(title: title, message: "Message", preferredStyle: .alert)
    }

    @Test("An alert has a title, a message, a style and its actions in order")
    func alerts() {
        let alert = alert()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        #expect(alert.title == "Inside Blue Layer")
        #expect(alert.message == "Message")
        #expect(alert.preferredStyle == .alert)
        #expect(alert.actions.map(\.title) == ["OK", "Cancel"])
        #expect(alert.actions.map(\.style) == [.default, .cancel])
    }

    @Test("Presenting is heard, completes, and links the two controllers")
    func presenting() {
        let list = ObservationList()
        let alert = alert()
        var isDone = false
        observing(list) { controller.present(alert, animated: true) { isDone = true } }
        #expect(isDone)
        #expect(controller.presentedViewController === alert)
        #expect(alert.presentingViewController === controller)
        let titles = list.observations.compactMap { observation in
            if case .presented(let alert) = observation { alert.title } else { nil as String? }
        }
        #expect(titles == ["Inside Blue Layer"])
        window.isHidden = true
    }

    @Test("A second controller is refused while the first is presented, and that is heard")
    func refusing() {
        let list = ObservationList()
        let (first, second) = (alert(), alert())
        controller.present(first, animated: false)
        observing(list) { controller.present(second, animated: false) }
        #expect(controller.presentedViewController === first)
        #expect(second.presentingViewController == nil)
        let refused = list.observations.compactMap { observation in
            if case .presentationRefused(let one) = observation { one } else { nil }
        }
        #expect(refused.count == 1 && refused.first === second)
        window.isHidden = true
    }

    @Test("A presented view takes the touches in the whole window")
    func covering() {
        let alert = alert()
        controller.present(alert, animated: false)
        for point in [CGPoint(x: 1, y: 1), CGPoint(x: 160, y: 240), CGPoint(x: 319, y: 479)] {
            let hit = window.hitTest(point, with: nil)
            #expect(hit?.isDescendant(of: controller.view) == false)
            #expect(hit != nil)
        }
        controller.dismiss(animated: false)
        #expect(window.hitTest(CGPoint(x: 1, y: 1), with: nil) === controller.view)
        window.isHidden = true
    }

    @Test("Dismissing ends it, whoever of the two is asked", arguments: [true, false])
    func dismissing(byPresenting: Bool) {
        let presented = ToldController()
        controller.present(presented, animated: false)
        var isDone = false
        let asked = byPresenting ? controller : presented
        asked.dismiss(animated: false) { isDone = true }
        #expect(isDone)
        #expect(controller.presentedViewController == nil)
        #expect(presented.presentingViewController == nil)
        #expect(presented.view.window == nil)
        #expect(
            presented.told == [
                "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear",
                "viewWillDisappear", "viewDidDisappear",
            ]
        )
        window.isHidden = true
    }

    @Test("A controller that presents one already does not present another")
    func presentingTwice() {
        let (first, second) = (alert("first"), alert("second"))
        controller.present(first, animated: false)
        controller.present(second, animated: false)
        #expect(controller.presentedViewController === first)
        #expect(second.presentingViewController == nil)
        window.isHidden = true
    }

    @Test("Dismissing takes everything with it that was presented on top")
    func stack() {
        let (first, second) = (UIViewController(), alert())
        controller.present(first, animated: false)
        first.present(second, animated: false)
        #expect(second.view.window === window)
        controller.dismiss(animated: false)
        #expect(first.presentedViewController == nil)
        #expect(second.view.window == nil)
        #expect(window.subviews == [controller.view])
        window.isHidden = true
    }

    @Test("A child's presented and presenting controllers are its parent's")
    func children() {
        let child = UIViewController()
        controller.addChild(child)
        let alert = alert()
        controller.present(alert, animated: false)
        #expect(child.presentedViewController === alert)
        window.isHidden = true
    }

    @Test(
        "A parent presents for its child, and either of them dismisses it",
        arguments: [true, false]
    )
    func presentedByChild(byParent: Bool) {
        let child = UIViewController()
        controller.addChild(child)
        controller.view.addSubview(child.view)
        let alert = alert()
        child.present(alert, animated: false)
        #expect(alert.presentingViewController === controller)
        #expect(controller.presentedViewController === alert)
        (byParent ? controller : child).dismiss(animated: false)
        #expect(controller.presentedViewController == nil)
        #expect(alert.presentingViewController == nil)
        #expect(window.subviews == [controller.view])
        window.isHidden = true
    }

    @Test("A controller whose view is in no window presents nothing, and nothing is heard")
    func presentingNowhere() {
        let list = ObservationList()
        let alert = alert()
        let (nobody, child) = (UIViewController(), UIViewController())
        nobody.addChild(child)
        observing(list) {
            UIViewController().present(alert, animated: false)
            child.present(alert, animated: false)
        }
        #expect(list.observations.isEmpty)
        #expect(nobody.presentedViewController == nil)
        #expect(alert.presentingViewController == nil)
        controller.present(alert, animated: false)
        #expect(controller.presentedViewController === alert)
        window.isHidden = true
    }

    @Test("The parent's window counts for a child whose view is in none")
    func presentedByUnloadedChild() {
        let child = UIViewController()
        controller.addChild(child)
        let alert = alert()
        child.present(alert, animated: false)
        #expect(controller.presentedViewController === alert)
        #expect(alert.view.window === window)
        window.isHidden = true
    }

    @Test("Dismissing without a presentation does nothing")
    func dismissingNothing() {
        controller.dismiss(animated: false)
        #expect(window.subviews == [controller.view])
        window.isHidden = true
    }
}
