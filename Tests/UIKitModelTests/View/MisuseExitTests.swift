import Testing

@testable import ControlModel
@testable import UIKitModel

@MainActor
@Suite("Views and layers: misuse ends the process with UIKit's message")
struct MisuseExitTests {
    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("Adding a view to itself")
    func viewToItself() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let view = UIView()
                view.addSubview(view)
            }
        }
        #expect(text(result).contains("Can't add self as subview"))
        #expect(text(result).contains("NSInvalidArgumentException"))
    }

    @Test("Adding a view to one inside it")
    func viewToDescendant() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let (outer, middle, inner) = (UIView(), UIView(), UIView())
                outer.addSubview(middle)
                middle.addSubview(inner)
                inner.insertSubview(outer, at: 0)
            }
        }
        #expect(text(result).contains("CALayerInvalid"))
        #expect(text(result).contains("is a part of cycle in its layer tree"))
    }

    @Test("Adding a layer to itself")
    func layerToItself() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let layer = CALayer()
            layer.addSublayer(layer)
        }
        #expect(text(result).contains("CALayerInvalid"))
        #expect(text(result).contains("is a part of cycle in its layer tree"))
    }

    @Test("Adding a layer to one inside it")
    func layerToDescendant() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let (outer, middle, inner) = (CALayer(), CALayer(), CALayer())
            outer.addSublayer(middle)
            middle.addSublayer(inner)
            inner.insertSublayer(outer, below: nil)
        }
        #expect(text(result).contains("CALayerInvalid"))
    }

    @Test("A class that is no layer's is a programmer error")
    func noLayerClass() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = NoLayerView() }
        }
        #expect(text(result).contains("NSObject makes no layer for a view"))
    }

    @Test("A sender of a class that the method does not take is a programmer's error")
    func wrongSender() async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let receiver = UIApplication.shared
                receiver.sendAction(UIApplication.sendEvent, to: receiver, from: UIView(), for: nil)
            }
        }
        #expect(
            text(result).contains("the action's sender is UIView, but its method takes UIEvent")
        )
    }
}

private final class NoLayerView: UIView {
    override class var layerClass: AnyClass { NSObject.self }
}
