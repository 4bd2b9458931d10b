// Attack: reads memory, descriptors, files or environment of whatever other process it finds.
// Exercise: 3
// Expect: notAccepted|failed
// Held by: an empty mount over /proc/1, and a fork server that leaves no image behind
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard Another.isReached else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}

private enum Another {
    /// Looked for once: to look in each scene takes too long.
    static let isReached: Bool = {
        let own = "\(ProcessInfo.processInfo.processIdentifier)"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.filter { Int($0) != nil && $0 != own }.contains { name in
            FileHandle(forReadingAtPath: "/proc/\(name)/mem") != nil
                || FileManager.default.contents(atPath: "/proc/\(name)/environ") != nil
                || (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(name)/fd")) != nil
                || (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(name)/root")) != nil
        }
    }()
}
