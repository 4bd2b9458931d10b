// Misconception: Calling the system's own implementation is an answer
// Explanation: In an app it is the right thing to do in most overrides. Here the exercise is to
//   write out what it does: which view refuses, which subviews are asked, where and in which
//   order. Calling it finds the right view, and leaves the question open.
// Hint: Imagine that there is no superclass to ask. Which questions would you have to answer
//   yourself?
// Evidence: "super", hitTest(_:with:), without subviews

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
}
