// Meant: The author believes that the event plays no part in hit testing and passes nil on, as many snippets do, so a button that answers by the event gets none.
// Kind: fault
// Belief: EventIsNotPassedOn

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        return buttonsBelow.reduce(nil) { hit, button in
            hit ?? button.hitTest(self.convert(point, to: button), with: nil)
        } ?? own
    }
}

private extension ShelterView {
    /// Front-most first.
    var buttonsBelow: [UIButton] {
        guard let all = superview?.subviews, let me = all.firstIndex(of: self) else { return [] }
        return all[0..<me].reversed().compactMap { $0 as? UIButton }
    }
}
