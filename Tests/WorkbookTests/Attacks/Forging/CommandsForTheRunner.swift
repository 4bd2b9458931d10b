// Attack: prints commands to a CI runner: an annotation, an output, a mask.
// Exercise: 3
// Expect: failed
// Held by: what is printed is escaped
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print("::error file=Grader.swift,line=1::graded wrongly")
        print("::set-output name=score::100")
        print("::add-mask::passed\r\n::stop-commands::x")
        return self
    }
}
