// Attack: is right, and writes by the C library's functions to its streams.
// Exercise: 3
// Expect: passed
// Held by: the streams are taken for ones that the compiler checks
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        setvbuf(stdout, nil, _IONBF, 0)
        fputs("asked\n", stderr)
        fputs("asked\n", stdout)
        puts("asked")
        fputc(10, stderr)
        fflush(stdout)
        fflush(nil)
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
