// Attack: puts a pipe in the place of the requests, so that plain views are played for the answer's.
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

enum Requests {
    static let rewritten: Void = {
        let pipe = Pipe()
        let real = FileHandle(fileDescriptor: dup(3))
        dup2(pipe.fileHandleForReading.fileDescriptor, 3)
        Thread.detachNewThread {
            while true {
                let bytes = real.availableData
                if bytes.isEmpty { return }
                pipe.fileHandleForWriting.write(Data(bytes.map { $0 == 1 ? 0 : $0 }))
            }
        }
    }()
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Requests.rewritten
        return super.hitTest(point, with: event)
    }
}
