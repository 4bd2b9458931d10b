// Attack: reads next unheard, by a symbol between two names in backticks.
// Exercise: 6
// Expect: notAccepted|didNotCompile
// Held by: what the compiler resolved
import UIKit

typealias `Seen` = Int; @_silgen_name("$s10UIKitModel10unobservedyxxyKXEKlF") @MainActor func `quietly`<Result>(_ body: () throws -> Result) rethrows -> Result

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        return quietly { responder.next }
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
