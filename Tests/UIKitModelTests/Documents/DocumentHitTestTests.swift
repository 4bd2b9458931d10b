import Testing
import UIKitModel

@MainActor
@Suite("Documents: hit tests")
struct DocumentHitTestTests {
    @Test("Experiment 1: the coloured views are asked as logged, and the logged view is hit")
    func experimentOne() throws {
        let scene = try DocumentFixtures.scene("experiment-1")
        for touch in try #require(scene.touches) {
            let log = CallLog()
            let root = LoggedView.tree(try #require(scene.views), log: log)
            let hit = root.hitTest(touch.point, with: nil) as? LoggedView
            #expect(hit?.name == touch.view, "touch at \(touch)")
            #expect(log.hitTestNames.filter { $0 != "root" } == touch.hitTestLog, "at \(touch)")
        }
    }

    @Test("Experiment 1: an observer hears the system's own calls in the logged order")
    func experimentOneObserved() throws {
        let scene = try DocumentFixtures.scene("experiment-1")
        for touch in try #require(scene.touches) {
            let root = plainTree(try #require(scene.views))
            let list = ObservationList()
            let hit = observing(list) { root.hitTest(touch.point, with: nil) }
            #expect(hit?.accessibilityIdentifier == touch.view)
            let asked = list.hitTestCalls.filter { $0.hasSuffix("hitTest") }
            #expect(asked.dropFirst() == (touch.hitTestLog ?? []).map { "\($0) hitTest" }[...])
        }
    }

    @Test("Experiment 1: in a window the window asks the root first")
    func experimentOneInWindow() throws {
        let scene = try DocumentFixtures.scene("experiment-1")
        let log = CallLog()
        let root = LoggedView.tree(try #require(scene.views), log: log)
        let window = UIWindow(frame: root.frame)
        window.addSubview(root)
        window.isHidden = false
        defer { window.isHidden = true }
        let hit = window.hitTest(CGPoint(x: 70, y: 290), with: nil) as? LoggedView
        #expect(hit?.name == "Blue")
        #expect(log.hitTestNames == ["root", "Brown", "B", "Blue", "Yellow"])
    }

    @Test(
        "Experiment 2: a window that always answers one view is hit there everywhere",
        arguments: [CGPoint(x: 20, y: 20), CGPoint(x: 70, y: 290), CGPoint(x: 100, y: 300)]
    )
    func experimentTwo(point: CGPoint) throws {
        let expected = try DocumentFixtures.scene("experiment-2").everyTouchGoesTo
        let views = try #require(DocumentFixtures.scene("experiment-1").views)
        let window = ForcedWindow(frame: CGRect(views.frame))
        window.addSubview(LoggedView.tree(views, log: CallLog()))
        let hit = window.hitTest(point, with: nil) as? LoggedView
        #expect(hit?.name == expected)
    }

    @Test("The pseudo code's experiment: calls and hit view at each position, by overriding")
    func pseudoCode() throws {
        let scene = try DocumentFixtures.scene("pseudo-code")
        for touch in try #require(scene.touches) {
            let log = CallLog()
            let father = LoggedView.tree(try #require(scene.views), log: log)
            let hit = father.hitTest(touch.point, with: nil) as? LoggedView
            #expect(hit?.name == touch.view, "touch at \(touch)")
            #expect(log.calls == touch.log, "touch at \(touch)")
        }
    }

    @Test("The pseudo code's experiment: an observer hears the same")
    func pseudoCodeObserved() throws {
        let scene = try DocumentFixtures.scene("pseudo-code")
        for touch in try #require(scene.touches) {
            let father = plainTree(try #require(scene.views))
            let list = ObservationList()
            let hit = observing(list) { father.hitTest(touch.point, with: nil) }
            #expect(hit?.accessibilityIdentifier == touch.view, "touch at \(touch)")
            #expect(list.hitTestCalls == touch.log, "touch at \(touch)")
        }
    }

    @Test("The shelter: a view that hands points over a sibling below it to that sibling")
    func shelter() throws {
        let scene = try DocumentFixtures.scene("shelter")
        let views = try #require(scene.views?.children)
        let root = UIView(frame: CGRect(try #require(scene.views).frame))
        let button = UIView(frame: CGRect(views[0].frame))
        let shelter = PassingView(frame: CGRect(views[1].frame))
        shelter.receiver = button
        root.addSubview(button)
        root.addSubview(shelter)
        let named: [String: UIView] = ["root": root, "button": button, "shelter": shelter]
        for touch in try #require(scene.touches) {
            #expect(
                root.hitTest(touch.point, with: nil) === named[touch.view ?? ""],
                "at \(touch)"
            )
        }
    }

    @Test("The round button: points outside its circle fall through to what lies beneath")
    func roundButton() throws {
        let scene = try DocumentFixtures.scene("round-button")
        let views = try #require(scene.views)
        let log = CallLog()
        let root = LoggedView("root", frame: CGRect(views.frame), log: log)
        let frame = CGRect(try #require(views.children).first?.frame ?? [])
        root.addSubview(
            LoggedView("roundButton", frame: frame, log: log) { point, bounds in
                hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
            }
        )
        for touch in try #require(scene.touches) {
            let hit = root.hitTest(touch.point, with: nil) as? LoggedView
            #expect(hit?.name == touch.view, "at \(touch)")
        }
    }

    private func plainTree(_ view: DocumentView) -> UIView {
        let built = UIView(frame: CGRect(view.frame))
        built.accessibilityIdentifier = view.name
        built.isUserInteractionEnabled = view.isUserInteractionEnabled ?? true
        for child in view.children ?? [] { built.addSubview(plainTree(child)) }
        return built
    }
}

/// Experiment 2's window.
private final class ForcedWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        subviews[0].subviews[0]
    }
}

/// A shelter: over its receiver it answers with the receiver.
private final class PassingView: UIView {
    weak var receiver: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit != nil, let receiver else { return hit }
        return receiver.hitTest(convert(point, to: receiver), with: event) ?? hit
    }
}
