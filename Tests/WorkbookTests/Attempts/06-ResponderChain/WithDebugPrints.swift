// Expect: passed
// Plain loops with debugging prints left in, stored once per responder so that printing asks nobody again.

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
        var answer: UIResponder? = nil

        if responder is UIWindow {
            answer = UIApplication.shared
        } else if let view = responder as? UIView {
            answer = view.superview
            if let root = view.window?.rootViewController {
                var controllers = [root]
                while controllers.isEmpty == false {
                    let controller = controllers.removeLast()
                    if controller.viewIfLoaded === view {
                        answer = controller
                        break
                    }
                    for child in controller.children {
                        controllers.append(child)
                    }
                }
            }
        } else if let controller = responder as? UIViewController {
            answer = controller.viewIfLoaded?.superview
        } else if let app = responder as? UIApplication {
            if let delegate = app.delegate as? UIResponder {
                let wouldLoop = delegate is UIView || delegate is UIViewController || delegate === app
                if !wouldLoop {
                    answer = delegate
                }
            }
        }

        print("[chain] after \(type(of: responder)):", answer.map { "\(type(of: $0))" } ?? "nobody")
        return answer
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while current != nil {
            result.append(current!)
            current = nextResponder(after: current!)
        }
        print("[chain] \(result.count) responders")
        return result
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for (index, responder) in chain(from: first).enumerated() {
            guard let handler = responder as? TouchHandling else {
                print("[deliver] \(index) \(type(of: responder)) is not asked")
                continue
            }
            let handled = handler.handleTouches(in: phase)
            print("[deliver] \(index) \(type(of: responder)) says \(handled)")
            if handled {
                return responder
            }
        }
        print("[deliver] dropped")
        return nil
    }
}
