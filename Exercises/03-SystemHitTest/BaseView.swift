import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // Write what UIView does here, without calling super.hitTest:
        // who refuses every touch, who is asked whether the point is inside, which subviews are
        // asked, in which order, at which point, and who is found if none of them is.
        return nil
    }
}
