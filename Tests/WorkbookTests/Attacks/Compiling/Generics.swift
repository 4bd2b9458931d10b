// Attack: is a generic type that contains itself, ever larger.
// Exercise: 3
// Expect: didNotCompile|failed|crashed|timedOut
// Held by: compile box; memory limit
import UIKit

struct Box<Content> {
    static func grow(_ depth: Int) -> Int {
        depth == 0 ? 1 : Box<(Content, Box<Content>)>.grow(depth - 1)
    }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return Box<Int>.grow(64) > 0 ? self : nil
    }
}
