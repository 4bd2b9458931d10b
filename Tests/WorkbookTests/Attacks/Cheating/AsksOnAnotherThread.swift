// Attack: has the system's hitTest answer on another thread, and waits for it.
// Exercise: 3
// Expect: crashed|failed|notAccepted
// Held by: the model ends the process where it is used off the main thread
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        nonisolated(unsafe) var found: UIView?
        nonisolated(unsafe) let (view, event) = (self, event)
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            found = view.system(point, event)
            done.signal()
        }
        done.wait()
        return found
    }

    func system(_ point: CGPoint, _ event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
}
