// Expect: failed
// Belief: a view that contains no point lets all touches through, and that is what is wanted.
// Misconception: AlwaysNil
import UIKit

class ShelterView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
