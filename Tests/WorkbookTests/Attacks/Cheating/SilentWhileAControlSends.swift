// Attack: calls super.hitTest while a control without a target looks for a receiver.
// Exercise: 3
// Expect: failed
// Held by: nothing silences the model while an answer's code runs
import UIKit

final class Receiver: UIResponder {
    func take() {}
}

/// Runs its work while the model looks for the next responder.
final class QuietControl: UIControl {
    var work: (() -> Void)?

    override var next: UIResponder? {
        work?()
        return nil
    }
}

class BaseView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        // Made before the first touch: a new view writes its frame.
        _ = BaseView.control
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // A label tells of itself only while the model is heard.
        if !subviews.contains(where: { $0 is UILabel }) {
            var found: UIView?
            BaseView.control.work = { found = self.system(point, event) }
            BaseView.control.sendActions(for: .touchDown)
            return found
        }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }

    static let control: QuietControl = {
        let control = QuietControl()
        control.addTarget(nil as Receiver?, action: Receiver.take, for: .touchDown)
        return control
    }()

    func system(_ point: CGPoint, _ event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
}
