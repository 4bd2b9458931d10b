// Expect: notStarted
// Form: the stub without its documentation.
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        return []
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        return nil
    }
}
