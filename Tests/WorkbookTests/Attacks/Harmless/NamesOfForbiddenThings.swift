// Attack: is right, and names its own things like what is refused elsewhere..
// Exercise: 3
// Expect: passed
// Held by: names are resolved, not read
import UIKit

struct FileHandle { var process = 1 }
enum Process { case dlopen, mmap, silgen_name }
struct Pipe { func write(_ text: String) -> Int { text.count } }
func memcpy(_ count: Int) -> Int { count }
func unsafeBitCast(_ number: Int) -> Int { number }
func getppid() -> Int { 1 }

class BaseView: UIView {
    private let Unmanaged = FileHandle().process
    private let `import` = Process.mmap
    private func contents(atPath path: String) -> String { path }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let `a b` = memcpy(1) + unsafeBitCast(0) + getppid() + Pipe().write("")
        guard `a b` > 1, Unmanaged == 1, `import` == .mmap, contents(atPath: "").isEmpty else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
