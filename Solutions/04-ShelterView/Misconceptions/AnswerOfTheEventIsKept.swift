// Misconception: The second question for an event repeats the first
// Explanation: The log of a tap shows the whole sequence twice, with the same event, and looking
//   for the button again looks like waste. But one event tells of all fingers on the screen, at
//   different points: who answers by the event alone gives the button touches that fall beside it.
// Hint: Put one finger down on the button, and at the same time another on the rest of the shelter.
//   What does your answer do when it is asked about the second?
// Evidence: UIEvent, === or == or ObjectIdentifier or hash or UIEvent.timestamp or "lastEvent"
//   or "var"

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    private weak var lastEvent: UIEvent?
    private weak var lastAnswer: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let event, event === lastEvent { return lastAnswer }
        lastEvent = event
        lastAnswer = search(point, with: event)
        return lastAnswer
    }

    private func search(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        let below = superview?.subviews.prefix { $0 !== self } ?? []
        for sibling in below.reversed() where sibling is UIButton {
            if let button = sibling.hitTest(convert(point, to: sibling), with: event) {
                return button
            }
        }
        return hitView
    }
}
