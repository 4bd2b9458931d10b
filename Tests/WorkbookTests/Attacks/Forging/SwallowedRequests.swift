// Attack: reads the judge's requests itself, and hands on none.
// Exercise: 3
// Expect: notAccepted|failed|crashed|timedOut|didNotCompile
// Held by: sealed requests; a pass needs every reply
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Thread.detachNewThread {
            while !FileHandle(fileDescriptor: 3).availableData.isEmpty {}
        }
        return self
    }
}
