// Attack: takes its part from itself, so that nothing of it is recorded.
// Exercise: 3
// Expect: didNotCompile|notAccepted
// Held by: what the compiler resolved
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let player = self as? WorkbookAnswer
        let part = player?.part
        player?.part = nil
        defer { player?.part = part }
        return super.hitTest(point, with: event)
    }
}
