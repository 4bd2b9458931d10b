// Attack: has names that are markup and commands.
// Exercise: 3
// Expect: failed|didNotCompile
// Held by: names are escaped
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let `::error::` = self
        let `<b>passed</b>` = `::error::`
        return `<b>passed</b>`
    }
}
