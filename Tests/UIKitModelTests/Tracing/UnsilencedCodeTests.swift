import Testing

@testable import ControlModel
@testable import UIKitModel

/// Code of an app is heard wherever the model runs it.
@MainActor
@Suite("Tracing: nothing silences an app's code")
struct UnsilencedCodeTests {
    private let asked = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let list = ObservationList()

    private var work: () -> Void {
        { _ = asked.hitTest(.zero, with: nil) }
    }

    @Test(
        "An override of next is heard, whichever way of the model's along the chain leads to it",
        arguments: [
            { @MainActor in $0.touchesBegan([], with: nil) },
            { @MainActor in $0.touchesMoved([], with: nil) },
            { @MainActor in $0.touchesEnded([], with: nil) },
            { @MainActor in $0.touchesCancelled([], with: nil) },
            { @MainActor in $0.motionBegan(.motionShake, with: nil) },
            { @MainActor in $0.motionEnded(.motionShake, with: nil) },
            { @MainActor in $0.motionCancelled(.motionShake, with: nil) },
            { @MainActor in
                UIApplication.shared.sendAction(Receiver.take, to: nil, from: $0, for: nil)
            },
        ] as [@MainActor @Sendable (UIResponder) -> Void]
    )
    func overrideOfNext(walk: @MainActor @Sendable (UIResponder) -> Void) {
        let responder = BusyResponder(work)
        observing(list) { walk(responder) }
        #expect(list.hitTestCalls == ["? hitTest", "? pointInside"])
    }

    @Test("The model's own way along the chain is heard as reading next")
    func modelReadsNext() {
        let root = UIView()
        let child = UIView()
        root.addSubview(child)
        observing(list) {
            _ = UIApplication.shared.sendAction(Receiver.take, to: nil, from: child, for: nil)
        }
        #expect(list.reads == [.next, .next])
    }

    @Test("Each way of moving a layer is observed as a write")
    func movingWrites() {
        observing(list) {
            asked.layer.anchorPoint = .zero
            asked.anchorPoint = .zero
            asked.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        }
        #expect(list.writes == [.frame, .frame, .transform])
    }

    @Test("A mirror shows nothing of the model's own")
    func mirrors() {
        let controller = UIViewController()
        let values: [Any] = [
            controller, UIView(), UILabel(), UIWindow(), CALayer(), UITouch(),
            UIEvent(), UITapGestureRecognizer(), UIApplication.shared,
        ]
        for value in values {
            let mirror = Mirror(reflecting: value)
            #expect(mirror.children.isEmpty)
            #expect(mirror.superclassMirror == nil)
        }
    }
}

private final class BusyResponder: UIResponder {
    private let work: () -> Void

    init(_ work: @escaping () -> Void) {
        self.work = work
    }

    override var next: UIResponder? {
        work()
        return nil
    }
}

private final class Receiver: UIResponder {
    func take() {}
}
