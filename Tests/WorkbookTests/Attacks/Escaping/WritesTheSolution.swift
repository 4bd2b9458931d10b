// Attack: writes its own answer over the reference.
// Exercise: 3
// Expect: notAccepted
// Held by: the lists have nothing that writes files; without them no place to write, and no references in the box
import Foundation
import UIKit

class BaseView: UIView {
    static let written: Void = {
        for folder in ["..", "../..", "/work", "/home", NSHomeDirectory()] {
            try? "import UIKit".write(
                toFile: folder + "/Solutions/03-SystemHitTest/BaseView.swift",
                atomically: true,
                encoding: .utf8
            )
        }
    }()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        BaseView.written
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
