// Attack: reads a property of its superview that is gone already, while the superview ends.
// Exercise: 3
// Expect: passed
// Held by: a superview that is going is nobody's superview
import UIKit

/// Ends before the view that holds it has let go of its subviews.
final class Late {
    weak var view: UIView?
    var numbers = [Int](repeating: 7, count: 64)

    deinit {
        MainActor.assumeIsolated {
            guard let superview = view?.superview as? Holder else { return }
            // The list went before this: its memory is somebody else's by now.
            print("gone:", superview.gone.numbers.count)
        }
    }
}

final class Holder: UIView {
    let gone = Late()
    let late = Late()
}

class BaseView: UIView {
    static let probe = UIView()

    override func didMoveToWindow() {
        super.didMoveToWindow()
        let holder = Holder(frame: .zero)
        holder.late.view = BaseView.probe
        holder.addSubview(BaseView.probe)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
