import Testing
import ControlModel
import UIKitModel

@MainActor
@Suite("Tracing")
struct TracingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let child = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    private let list = ObservationList()
    private let middle = CGPoint(x: 50, y: 50)

    init() {
        root.accessibilityIdentifier = "root"
        child.accessibilityIdentifier = "child"
        root.addSubview(child)
    }

    @Test("A hit test is heard from begin to end, nested, with each view's own point")
    func order() {
        observing(list) { _ = root.hitTest(middle, with: nil) }
        let told = list.observations.map { observation in
            switch observation {
            case .hitTestBegan(let view, let point): "began \(name(view)) \(point)"
            case .pointInside(let view, _, let answer): "inside \(name(view)) \(answer)"
            case .hitTestEnded(let view, let answer):
                "ended \(name(view)) \(answer.map(name) ?? "nil")"
            default: "other"
            }
        }
        #expect(
            told == [
                "began root (50.0, 50.0)", "inside root true", "began child (30.0, 30.0)",
                "inside child true", "ended child child", "ended root child",
            ]
        )
    }

    @Test("The answer is the same with an observer and without")
    func sameAnswer() {
        for x in stride(from: CGFloat(-5), to: 110, by: 5) {
            let point = CGPoint(x: x, y: 50)
            let heard = observing(list) { root.hitTest(point, with: nil) }
            #expect(heard === root.hitTest(point, with: nil))
        }
    }

    @Test("The system's own hit test reads no property aloud")
    func silentReads() {
        observing(list) { _ = root.hitTest(middle, with: nil) }
        #expect(list.reads.isEmpty)
        #expect(list.writes.isEmpty)
    }

    @Test("Conversions are heard once, with their answer")
    func conversions() {
        observing(list) {
            _ = child.convert(CGPoint.zero, to: root)
            _ = root.layer.convert(CGPoint.zero, from: child.layer)
        }
        guard list.observations.count == 2,
            case .viewConvertedPoint(.zero, let source, let target, let answer) = list.observations[
                0
            ],
            case .layerConvertedPoint = list.observations[1]
        else {
            Issue.record("heard \(list.observations)")
            return
        }
        #expect(source === child)
        #expect(target === root)
        #expect(answer == CGPoint(x: 20, y: 20))
    }

    @Test("A layer's hit test is heard, with each layer's contains")
    func layerHitTest() {
        observing(list) { _ = root.layer.hitTest(middle) }
        let told = list.observations.map { observation in
            switch observation {
            case .layerHitTestBegan(let layer, _): "began \(layer === root.layer)"
            case .layerContains(let layer, _, let answer):
                "contains \(layer === root.layer) \(answer)"
            case .layerHitTestEnded(_, let answer): "ended \(answer === child.layer)"
            default: "other"
            }
        }
        #expect(
            told == [
                "began true", "contains true true", "began false", "contains false true",
                "ended true", "ended true",
            ]
        )
    }

    @Test("An override that does not call super is silent")
    func silentOverride() {
        root.addSubview(MuteView(frame: root.bounds))
        observing(list) { _ = root.hitTest(middle, with: nil) }
        #expect(
            list.hitTestCalls == [
                "root hitTest", "root pointInside", "child hitTest", "child pointInside",
            ]
        )
    }

    @Test("Without an observer nothing is heard")
    func off() {
        observing(list) {}
        _ = root.hitTest(middle, with: nil)
        _ = root.isHidden
        root.alpha = 0.5
        #expect(list.observations.isEmpty)
    }

    @Test("Observers nest: the outer one is silent meanwhile, and listens again")
    func nesting() {
        let inner = ObservationList()
        observing(list) {
            _ = root.isHidden
            observing(inner) { _ = root.alpha }
            _ = root.frame
        }
        #expect(list.reads == [.isHidden, .frame])
        #expect(inner.reads == [.alpha])
    }

    @Test("An error ends the listening too")
    func throwing() {
        struct Stop: Error {}
        #expect(throws: Stop.self) { try observing(list) { throw Stop() } }
        _ = root.isHidden
        #expect(list.observations.isEmpty)
    }

    @Test("An observer that has an override run is told of what that does")
    func overrideRunByAnObserver() {
        let curious = CuriousObserver()
        let alert = BusyAlert(title: "title", message: nil, preferredStyle: .alert)
        alert.asked = root
        let window = UIWindow()
        let controller = UIViewController()
        window.rootViewController = controller
        observing(curious) { controller.present(alert, animated: false) }
        #expect(curious.hitTests == 2)
        #expect(alert.view.window === window)
    }

    @Test("Dropped touches are heard as forwarded to nobody")
    func droppedTouches() {
        observing(list) { child.touchesBegan([], with: nil) }
        let receivers = list.observations.compactMap { observation in
            if case .touchesForwarded(.began, _, let receiver) = observation {
                receiver.map { $0 === root ? "root" : "?" } ?? "nobody"
            } else {
                nil as String?
            }
        }
        #expect(receivers == ["root", "nobody"])
    }

    private func name(_ view: UIView) -> String { ObservationList.name(of: view) }
}

private final class MuteView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// Reads the title of an alert, which an app may override.
private final class CuriousObserver: ModelObserver {
    var hitTests = 0

    func observe(_ observation: Observation) {
        switch observation {
        case .hitTestBegan: hitTests += 1
        case .presented(let controller): _ = MainActor.assumeIsolated { controller.title }
        default: break
        }
    }
}

private final class BusyAlert: UIAlertController {
    var asked: UIView?

    override var title: String? {
        get {
            _ = asked?.hitTest(CGPoint(x: 50, y: 50), with: nil)
            return super.title
        }
        set { super.title = newValue }
    }
}
