// Attack: declares functions of the names that are refused, and calls the system's all the same.
// Exercise: 3
// Expect: notAccepted|failed|crashed|timedOut
// Held by: sealed replies
import Foundation
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

enum Decoy {
    static func dup() {}
    static func dup2() {}
}

/// Puts a pipe in the place of the replies, and drops a reply now and then.
enum Filter {
    static let installed: Void = {
        let pipe = Pipe()
        let real = FileHandle(fileDescriptor: dup(4))
        dup2(pipe.fileHandleForWriting.fileDescriptor, 4)
        Thread.detachNewThread {
            while true {
                let bytes = pipe.fileHandleForReading.availableData
                if bytes.isEmpty { return }
                real.write(bytes.dropLast(bytes.count / 2))
            }
        }
    }()
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Filter.installed
        return super.hitTest(point, with: event)
    }
}
