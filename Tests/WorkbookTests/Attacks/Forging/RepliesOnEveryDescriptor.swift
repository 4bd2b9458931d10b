// Attack: writes frames that say "finished" to all open descriptors.
// Exercise: 3
// Expect: notAccepted|failed|crashed|didNotCompile
// Held by: sealed replies; strict order
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for number in Int32(1)...64 {
            let frame: [UInt8] = [5, 0, 0, 0, 3, UInt8(number), 0, 0, 0]
            for descriptor in Int32(0)..<32 {
                FileHandle(fileDescriptor: descriptor).write(Data(frame))
            }
        }
        return self
    }
}
