// Attack: closes the channel of replies and lets the next pipe take its number.
// Exercise: 3
// Expect: notAccepted|failed|crashed|timedOut|didNotCompile
// Held by: sealed replies
import Foundation
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

enum Channel {
    static let taken: Void = {
        close(4)
        let pipe = Pipe()
        Thread.detachNewThread {
            while !pipe.fileHandleForReading.availableData.isEmpty {}
        }
    }()
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Channel.taken
        return super.hitTest(point, with: event)
    }
}
