// Constant: answers with the responder itself, a chain of one and the first one as the one who handles touches, whoever is asked about

import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? { responder }

    static func chain(from responder: UIResponder) -> [UIResponder] { [responder] }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? { first }
}
