// Attack: puts a pipe of its own in the place of the replies, and filters them on a thread.
// Exercise: 3
// Expect: notAccepted
// Held by: what the compiler resolved
import Foundation
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

/// Puts a pipe in the place of the replies, and forwards what suits.
enum Filter {
    static let installed: Void = {
        let pipe = Pipe()
        let real = FileHandle(fileDescriptor: dup(4))
        dup2(pipe.fileHandleForWriting.fileDescriptor, 4)
        Thread.detachNewThread {
            while true {
                let bytes = pipe.fileHandleForReading.availableData
                if bytes.isEmpty { return }
                real.write(filtered(bytes))
            }
        }
    }()

    /// Leaves out the events by which the judge sees that the system's own method ran.
    static func filtered(_ frames: Data) -> Data {
        var bytes = [UInt8](frames)
        bytes.removeAll { $0 == 0xEE }
        return Data(bytes)
    }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Filter.installed
        return super.hitTest(point, with: event)
    }
}
