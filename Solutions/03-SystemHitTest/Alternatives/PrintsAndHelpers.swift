// Form: prints on the way, and helpers in an extension.

import UIKit

class BaseView: UIView {
    var name: String { accessibilityIdentifier ?? "\(type(of: self))" }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print("\(name): hitTest at \(point)")
        guard canReceiveTouches, self.point(inside: point, with: event) else {
            print("\(name): nobody")
            return nil
        }
        let answer = firstHit(among: Array(subviews.reversed()), at: point, with: event) ?? self
        print("\(name): found \(answer)")
        return answer
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        print("\(name): point inside?")
        return super.point(inside: point, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
    }
}

extension BaseView {
    fileprivate var canReceiveTouches: Bool {
        isUserInteractionEnabled && !isHidden && alpha >= 0.01
    }

    fileprivate func firstHit(
        among views: [UIView],
        at point: CGPoint,
        with event: UIEvent?
    ) -> UIView? {
        for view in views {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return nil
    }
}
