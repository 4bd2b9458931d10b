// Expect: failed
// Belief: a shelter that answers nil is what is wanted.
// Misconception: AlwaysNil
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return nil
    }
}
