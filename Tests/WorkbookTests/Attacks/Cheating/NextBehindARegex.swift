// Attack: reads next unheard, by an import between two regular expressions that look like texts.
// Exercise: 6
// Expect: notAccepted|didNotCompile
// Held by: what the compiler resolved
import UIKit

let opening = ##/ 
"""
/##
@_spi(Tracing) import UIKitModel
let closing = ##/ 
"""
/##

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        return unobserved { responder.next }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var chain = [responder]
        while let next = nextResponder(after: chain[chain.count - 1]) { chain.append(next) }
        return chain
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        chain(from: first).first { ($0 as? TouchHandling)?.handleTouches(in: phase) ?? false }
    }
}
