// Attack: has super.hitTest called by what the model asks of responders on the way.
// Exercise: 3
// Expect: failed|notAccepted
// Held by: silence belongs to one read of one object
import UIKit

final class Ear: UIResponder {
    var work: (() -> Void)?

    override var next: UIResponder? {
        work?()
        return nil
    }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let ear = Ear()
        var found: UIView?
        ear.work = { found = super.hitTest(point, with: event) }
        ear.touchesBegan([], with: event)
        return found
    }
}
