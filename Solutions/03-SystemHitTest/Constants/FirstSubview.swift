// Constant: answers with the first subview, whatever the point

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { subviews.first }
}
