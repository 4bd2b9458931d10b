// Expect: notStarted
// Form: the stub with its comments reworded and a blank line more.
import UIKit

/// My base view.

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // to do
        return nil
    }
}
