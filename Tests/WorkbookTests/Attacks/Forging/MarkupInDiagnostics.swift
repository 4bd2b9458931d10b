// Attack: has the compiler say commands and markup.
// Exercise: 3
// Expect: didNotCompile
// Held by: all writers escape
import UIKit

#error("::error file=a,line=1::passed </pre><script>alert(1)</script> ]]> =1+1 \u{1B}[32m")
let `<script>alert(1)</script> ::error::` : Int = "=1+1"

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return super.hitTest(point, with: event)
    }
}
