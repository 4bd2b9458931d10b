// Misconception: After the outermost view comes the application's delegate
// Explanation: Some notes that go round say so, and their pictures show it. But controllers come
//   between, and the application between window and delegate. In an app where none of them
//   overrides anything the gap is not felt. Still each of them is asked, and each may end the
//   journey.
// Hint: Compare your chain with the nine rows in the lesson. Which rows are missing?
// Evidence: superview, delegate, without rootViewController or children or viewIfLoaded

import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

/// The responder chain, written out: nothing here reads `next`.
@MainActor
enum ResponderChain {
    /// The responder after another one, or `nil` at the end of the chain.
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        switch responder {
        case is UIWindow:
            return UIApplication.shared.delegate as? UIResponder
        case let view as UIView:
            return view.superview
        default:
            return nil
        }
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var chain = [responder]
        while let next = nextResponder(after: chain[chain.count - 1]) {
            chain.append(next)
        }
        return chain
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        chain(from: first).first { responder in
            (responder as? TouchHandling)?.handleTouches(in: phase) ?? false
        }
    }
}
