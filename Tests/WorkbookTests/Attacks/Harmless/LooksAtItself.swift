// Attack: is right, and prints itself in many ways..
// Exercise: 3
// Expect: passed
// Held by: the allow-list knows what honest answers use
import Foundation
import UIKit

struct Place {
    var x: Double
    var name: String
}

class BaseView: UIView {
    nonisolated(unsafe) static var isTold = false

    static func tell(_ view: UIView) {
        print(view, String(describing: type(of: view)), String(reflecting: CGRect.zero), separator: "|", terminator: "\n")
        debugPrint(view.frame, view.bounds.origin)
        dump(view.frame.size, maxDepth: 2)
        dump(Place(x: 1, name: "a"), name: "place")
        print(ObjectIdentifier(view) == ObjectIdentifier(view), view.hash == view.hash, view === view)
        print(#function, #line, #fileID.isEmpty, #column)
        fputs("to the errors\n", stderr)
        assert(view.alpha <= 1, "too much")
        precondition(view.subviews.count >= 0)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !BaseView.isTold { BaseView.isTold = true; BaseView.tell(self) }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
