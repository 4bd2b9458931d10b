import Testing
import UIKitModel

@Suite("Targets of gesture recognizers")
@MainActor
struct GestureTargetTests {
    @Test("A recognizer calls a method without parameters, and one that takes the recognizer")
    func methods() {
        let stage = TouchStage()
        let target = TapTarget()
        let tap = UITapGestureRecognizer(target: target, action: TapTarget.noteTap)
        tap.addTarget(target, action: TapTarget.tapped(by:))
        tap.addTarget(target, action: TapTarget.tappedByAnything(_:))
        stage.root.addGestureRecognizer(tap)
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(target.calls == ["tapped", "tapped by a tap", "tapped by UITapGestureRecognizer"])
        #expect(target.recognizer === tap)
        #expect(target.recognizer?.state == .possible)
    }

    @Test("A subclass of an app's is made with a target as UIKit's classes are")
    func subclass() {
        let target = TapTarget()
        let tap = EagerTap(target: target, action: TapTarget.tapped(by:))
        let stage = TouchStage()
        stage.root.addGestureRecognizer(tap)
        _ = stage.hand.putDown(at: CGPoint(50, 50), in: stage.window)
        #expect(target.calls == ["tapped by a tap"])
        #expect(tap.isEager && EagerTap().isEager)
    }

    @Test("A subclass overrides the designated initializer, and keeps the convenience ones")
    func initializers() {
        #expect(CountingRecognizer().count == 7)
        #expect(CountingRecognizer(target: nil, action: nil).count == 7)
        #expect(CountingRecognizer(coder: NSCoder())?.count == 7)
        #expect(UITapGestureRecognizer(target: self, action: nil).numberOfTapsRequired == 1)
    }

    @Test("A target is not kept alive, and left out once it is gone")
    func lifetime() {
        let stage = TouchStage()
        let tap = UITapGestureRecognizer()
        stage.root.addGestureRecognizer(tap)
        weak var gone: TapTarget?
        do {
            let target = TapTarget()
            tap.addTarget(target, action: TapTarget.noteTap)
            gone = target
        }
        #expect(gone == nil)
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["root began", "root cancelled"])
    }

    @Test("Without a target nothing is called")
    func noTarget() {
        let stage = TouchStage()
        let tap = UITapGestureRecognizer(target: nil, action: TapTarget.noteTap)
        stage.root.addGestureRecognizer(tap)
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["root began", "root cancelled"])
    }

    @Test("A target is removed with all its actions; nil stands for all targets")
    func removing() {
        let stage = TouchStage()
        let (first, second) = (TapTarget(), TapTarget())
        let tap = stage.attach(UITapGestureRecognizer(), "tap", to: stage.root)
        tap.addTarget(first, action: TapTarget.noteTap)
        tap.addTarget(first, action: TapTarget.tapped(by:))
        tap.addTarget(second, action: TapTarget.noteTap)
        tap.removeTarget(first, action: nil)
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        tap.removeTarget(nil, action: nil)
        stage.hand.advance(by: 1)
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(first.calls == [])
        #expect(second.calls == ["tapped"])
        #expect(stage.journal.take().filter { $0 == "tap ended" }.count == 2)
    }
}

@MainActor
private final class TapTarget {
    private(set) var calls: [String] = []
    private(set) weak var recognizer: UIGestureRecognizer?

    func noteTap() { calls.append("tapped") }

    func tapped(by tap: UITapGestureRecognizer) {
        calls.append("tapped by a tap")
        recognizer = tap
    }

    func tappedByAnything(_ sender: Any) { calls.append("tapped by \(type(of: sender))") }
}

/// Recognizes a tap when the finger comes down.
private final class EagerTap: UITapGestureRecognizer {
    var isEager = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .recognized
    }
}

/// A recognizer with a stored property, initialized as in an app.
private final class CountingRecognizer: UIGestureRecognizer {
    let count: Int

    override init(target: Any?, action: Selector?) {
        count = 7
        super.init(target: target, action: action)
    }
}
