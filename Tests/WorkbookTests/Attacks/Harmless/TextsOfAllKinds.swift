// Attack: is right, and writes texts of all kinds, nested, raw and of several lines..
// Exercise: 3
// Expect: passed
// Held by: the allow-list knows what honest answers use
import Foundation
import UIKit

class BaseView: UIView {
    nonisolated(unsafe) static var isTold = false

    static func tell(_ view: UIView) {
        let name = "root"
        print("a \(view.subviews.map { "\($0.isHidden ? "-" : "\(name)+")" }.joined(separator: "\t"))")
        print(#"raw \(name) \#(name) "quoted" \n"#, ##"two "# \##(name.count + (1 - 1))"##, "/* no comment */ // none")
        let lines = """
            unsafe @_silgen_name("x") import AttemptRunner \
            stdout, final class, `WorkbookAnswer` and "\(name)"
              indented \("nested \("twice")")
            """
        print(lines.split(separator: "\n").count, lines.hasPrefix("unsafe"), #""" " """#, "\u{1F600}\u{301}")
        print("é" == "e\u{301}", "straße".uppercased(), "a\0b".utf8.count, "`", "' \\ '")
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
