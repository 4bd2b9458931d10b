// Attack: starts threads without end.
// Exercise: 3
// Expect: crashed|failed|timedOut|didNotCompile
// Held by: limit of processes; memory limit
import Foundation
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        while true { Thread.detachNewThread { sleep(3_600) } }
    }
}
