import Testing

@testable import UIKitModel

/// An observer hears what it asked for.
@Suite("Kinds of observations")
@MainActor
struct ObservationKindsTests {
    private final class Listener: ModelObserver {
        let kinds: ObservationKinds
        private(set) var count = 0

        init(_ kinds: ObservationKinds) {
            self.kinds = kinds
        }

        func observe(_ observation: Observation) { count += 1 }
    }

    private func heard(_ kinds: ObservationKinds, _ body: () -> Void) -> Int {
        let listener = Listener(kinds)
        observing(listener, body)
        return listener.count
    }

    @Test("Only steps of the kinds asked for are heard")
    func chosen() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let body = {
            _ = view.isHidden
            view.isHidden = true
            _ = view.convert(CGPoint.zero, to: nil)
            _ = view.layer.contains(.zero)
        }
        #expect(heard(.reads, body) == 1)
        #expect(heard(.writes, body) == 1)
        #expect(heard(.conversions, body) == 1)
        #expect(heard(.layerQuestions, body) == 1)
        #expect(heard([.reads, .conversions], body) == 2)
        #expect(heard([], body) == 0)
        #expect(heard(.all, body) >= 4)
    }

    @Test(
        "A view is found the same way, heard or not",
        arguments: [ObservationKinds.hitTests, .reads]
    )
    func sameAnswer(kinds: ObservationKinds) {
        let inner = UIView(frame: CGRect(x: 2, y: 2, width: 5, height: 5))
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        outer.addSubview(inner)
        _ = heard(kinds) {
            #expect(outer.hitTest(CGPoint(x: 3, y: 3), with: nil) === inner)
            #expect(outer.hitTest(CGPoint(x: 9, y: 9), with: nil) === outer)
        }
    }
}
