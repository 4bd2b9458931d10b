// Constant: answers with the last subview, whatever the point

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { subviews.last }
}
