// Meant: Wants to see first when the method is called, and has only added prints to the stub.
// Kind: unfinished
// Belief: none

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print("hitTest", point)
        print("subviews:", subviews.count)
        print("event:", event as Any)
        return nil
    }
}
