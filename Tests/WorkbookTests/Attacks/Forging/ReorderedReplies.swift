// Attack: holds each reply back until another one has come, and sends them the other way round.
// Exercise: 3
// Expect: notAccepted|failed|crashed|timedOut
// Held by: sealed replies: each has a number
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

enum Replies {
    static let turned: Void = {
        let pipe = Pipe()
        let real = FileHandle(fileDescriptor: dup(4))
        dup2(pipe.fileHandleForWriting.fileDescriptor, 4)
        Thread.detachNewThread {
            var held = Data()
            while true {
                let bytes = pipe.fileHandleForReading.availableData
                if bytes.isEmpty { return }
                if held.isEmpty {
                    held = bytes
                } else {
                    real.write(bytes + held)
                    held = Data()
                }
            }
        }
    }()
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Replies.turned
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
