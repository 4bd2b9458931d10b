// Attack: exchanges methods of UIView at run time.
// Exercise: 3
// Expect: didNotCompile
// Held by: there is no such runtime here
import UIKit

extension UIView {
    static let exchanged: Void = {
        guard let first = class_getInstanceMethod(UIView.self, Selector("isHidden")) else { return }
        method_exchangeImplementations(first, first)
    }()
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return super.hitTest(point, with: event)
    }
}
