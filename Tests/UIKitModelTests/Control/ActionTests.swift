import Foundation
import Testing

@testable import ControlModel
@testable import UIKitModel

/// A root view, an editor that can be the first responder and a control, side by side in a window.
@MainActor
private struct ActionScene {
    class Receiver: UIView {
        var notes: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        func plain() { notes.append("plain") }
        func fromControl(_ sender: UIControl) { notes.append("from \(sender.tag)") }
        func fromAnyone(_ sender: Any?) { notes.append(sender == nil ? "from nobody" : "from one") }
        func withEvent(_ sender: UIControl, event: UIEvent?) {
            notes.append("from \(sender.tag), \(event == nil ? "no event" : "event")")
        }
    }
    final class Root: Receiver {}
    final class Editor: Receiver {}
    final class Elsewhere: Receiver {}

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let root = Root(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let editor = Editor(frame: CGRect(x: 0, y: 200, width: 100, height: 50))
    let control = UIControl(frame: controlFrame)

    init() {
        window.addSubview(root)
        root.addSubview(editor)
        root.addSubview(control)
        control.tag = 7
        window.makeKeyAndVisible()
    }
}

@MainActor
@Suite("Targets and actions")
struct TargetActionTests {
    private typealias Receiver = ActionScene.Receiver

    @Test("A target's method is called, whichever parameters it has")
    func threeShapes() {
        let scene = ActionScene()
        scene.control.addTarget(scene.root, action: ActionScene.Root.plain, for: .touchUpInside)
        scene.control.addTarget(scene.root, action: Receiver.fromControl, for: .touchUpInside)
        scene.control.addTarget(scene.root, action: Receiver.fromAnyone, for: .touchUpInside)
        scene.control.addTarget(scene.root, action: Receiver.withEvent, for: .touchUpInside)
        TouchOnControl(scene.control).perform(.down(50, 25), .up(50, 25))
        #expect(scene.root.notes == ["plain", "from 7", "from one", "from 7, event"])
        scene.root.notes = []
        scene.control.sendActions(for: .touchUpInside)
        #expect(scene.root.notes == ["plain", "from 7", "from one", "from 7, no event"])
    }

    @Test("Targets and closures run in the order of being added")
    func mixedOrder() {
        let scene = ActionScene()
        let first = UIAction { [root = scene.root] _ in root.notes.append("closure") }
        scene.control.addTarget(scene.root, action: Receiver.plain, for: .valueChanged)
        scene.control.addAction(first, for: .valueChanged)
        scene.control.addTarget(scene.root, action: Receiver.plain, for: .valueChanged)
        scene.control.sendActions(for: .valueChanged)
        #expect(scene.root.notes == ["plain", "closure", "plain"])
    }

    @Test("Without a target, an action goes from the first responder up its chain")
    func firstResponderFirst() {
        let scene = ActionScene()
        scene.editor.becomeFirstResponder()
        scene.control.addTarget(nil, action: Receiver.plain, for: .valueChanged)
        scene.control.addTarget(nil, action: ActionScene.Root.plain, for: .valueChanged)
        scene.control.sendActions(for: .valueChanged)
        #expect(scene.editor.notes == ["plain"])
        #expect(scene.root.notes == ["plain"])
    }

    @Test("Without a target and a first responder, an action goes from the sender up its chain")
    func senderFirst() {
        let scene = ActionScene()
        scene.control.addTarget(nil, action: Receiver.fromControl, for: .valueChanged)
        scene.control.sendActions(for: .valueChanged)
        #expect(scene.root.notes == ["from 7"])
        #expect(scene.editor.notes.isEmpty)
    }

    @Test("If the first responder's chain has no taker, nobody takes the action")
    func nobodyInChain() {
        final class Stray: UIControl {
            var calls = 0
            func call() { calls += 1 }
        }
        let scene = ActionScene()
        let stray = Stray(frame: controlFrame)
        scene.root.addSubview(stray)
        scene.editor.becomeFirstResponder()
        let isTaken = UIApplication.shared.sendAction(Stray.call, to: nil, from: stray, for: nil)
        #expect(!isTaken)
        #expect(stray.calls == 0)
        scene.editor.resignFirstResponder()
        #expect(UIApplication.shared.sendAction(Stray.call, to: nil, from: stray, for: nil))
        #expect(stray.calls == 1)
    }

    @Test("The search for a receiver happens when the action is sent")
    func lateSearch() {
        let scene = ActionScene()
        scene.control.addTarget(nil, action: Receiver.plain, for: .valueChanged)
        scene.control.sendActions(for: .valueChanged)
        scene.editor.becomeFirstResponder()
        scene.control.sendActions(for: .valueChanged)
        #expect(scene.root.notes == ["plain"])
        #expect(scene.editor.notes == ["plain"])
    }

    @Test("Without a key window, the sender's window has the first responder")
    func noKeyWindow() {
        let scene = ActionScene()
        scene.window.isHidden = true
        scene.editor.becomeFirstResponder()
        #expect(UIApplication.shared.keyWindow == nil)
        UIApplication.shared.sendAction(Receiver.plain, to: nil, from: scene.control, for: nil)
        #expect(scene.editor.notes == ["plain"])
    }

    @Test("The application tells whether someone took an action, and who")
    func applicationSends() {
        let scene = ActionScene()
        let application = UIApplication.shared
        #expect(application.sendAction(Receiver.plain, to: scene.editor, from: nil, for: nil))
        #expect(
            application.sendAction(Receiver.fromAnyone, to: nil, from: scene.control, for: nil)
        )
        #expect(
            application.sendAction(
                Receiver.withEvent,
                to: scene.root,
                from: scene.control,
                for: UIEvent()
            )
        )
        #expect(
            !application.sendAction(
                ActionScene.Elsewhere.plain,
                to: nil,
                from: scene.control,
                for: nil
            )
        )
        #expect(!application.sendAction(Receiver.plain, to: nil, from: "text", for: nil))
        #expect(scene.editor.notes == ["plain"])
        #expect(scene.root.notes == ["from one", "from 7, event"])
    }

    @Test("A sender can be nobody where the method allows it")
    func noSender() {
        let scene = ActionScene()
        UIApplication.shared.sendAction(
            Receiver.fromAnyone,
            to: scene.root,
            from: nil,
            for: nil
        )
        #expect(scene.root.notes == ["from nobody"])
    }

    @Test("A control keeps no target alive, and leaves out one that is gone")
    func weakTarget() {
        let control = UIControl()
        weak var target: ActionScene.Receiver?
        do {
            let receiver = ActionScene.Receiver()
            target = receiver
            control.addTarget(receiver, action: Receiver.plain, for: .valueChanged)
            #expect(control.allTargets == [receiver])
        }
        #expect(target == nil)
        #expect(control.allTargets.isEmpty)
        control.sendActions(for: .valueChanged)
    }

    @Test("Targets are told, with NSNull for the responder chain")
    func targets() {
        let scene = ActionScene()
        scene.control.addTarget(scene.root, action: Receiver.plain, for: .touchDown)
        scene.control.addTarget(scene.root, action: Receiver.fromControl, for: .touchUpInside)
        scene.control.addTarget(nil, action: Receiver.plain, for: .touchDown)
        scene.control.addAction(UIAction { _ in }, for: .touchDown)
        scene.control.addTarget(nil, action: Receiver.fromControl, for: .touchDown)
        let targets = scene.control.allTargets.map(\.base)
        #expect(targets.count == 2)
        #expect(targets.contains { $0 as AnyObject === scene.root })
        #expect(targets.contains { $0 is NSNull })
    }

    @Test("A target's actions are taken away from the events named")
    func removedTarget() {
        let scene = ActionScene()
        let control = scene.control
        control.addTarget(scene.root, action: Receiver.plain, for: [.touchDown, .valueChanged])
        control.addTarget(scene.root, action: Receiver.fromControl, for: .valueChanged)
        control.addTarget(scene.editor, action: Receiver.plain, for: .valueChanged)
        control.removeTarget(scene.root, action: nil, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(scene.editor.notes == ["plain"])
        #expect(scene.root.notes == ["plain"])
    }

    @Test("Taking away without a target takes away all targets, and no closure")
    func removedTargets() {
        let scene = ActionScene()
        let control = scene.control
        control.addTarget(scene.root, action: Receiver.plain, for: .touchDown)
        control.addTarget(nil, action: Receiver.plain, for: .touchDown)
        control.addAction(UIAction { _ in }, for: .valueChanged)
        control.removeTarget(nil, for: .allEvents)
        #expect(control.allControlEvents == .valueChanged)
        #expect(control.allTargets.isEmpty)
    }
}
