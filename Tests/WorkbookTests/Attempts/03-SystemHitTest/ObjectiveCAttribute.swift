// Expect: didNotCompile
// Form: #selector, which needs Apple's runtime; not graded off Apple's systems.
import UIKit

class BaseView: UIView {
    @objc func tapped() {}

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        _ = #selector(tapped)
        return self
    }
}
