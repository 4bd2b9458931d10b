// Attack: looks for its files by members that it makes up at run time.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

@dynamicMemberLookup
@dynamicCallable
struct Files {
    var path = "/"
    func dynamicallyCall(withArguments paths: [String]) -> Files { Files(path: paths[0]) }
    subscript(dynamicMember name: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }
}

class BaseView: UIView {
    static let isReached: Bool = {
        let files = Files()
        return files("/proc/self/fd").names.count > 2
    }()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard BaseView.isReached else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
