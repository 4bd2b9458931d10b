// Attack: has the model look for the next responder of a probe in silence, and calls super.hitTest meanwhile.
// Exercise: 3
// Expect: failed|notAccepted
// Held by: silence belongs to one read of one object
import UIKit

class BaseView: UIView {
    private var work: (() -> Void)?

    override var next: UIResponder? {
        let present = work
        work = nil
        present?()
        return super.next
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var found: UIView?
        work = { found = super.hitTest(point, with: event) }
        motionBegan(.motionShake, with: event)
        return found
    }
}
