// Attack: reads where its program lies, by a property wrapper.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

@propertyWrapper
struct Link {
    let wrappedValue: String
    init(_ path: String) {
        wrappedValue = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? ""
    }
}

struct Own {
    @Link("/proc/self/exe") var path
}

class BaseView: UIView {
    static let isReached: Bool = {
        return !Own().path.isEmpty
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
