// Attack: doubles a type in a loop, until its size is close to 2⁶⁴ and moves the stack up.
// Exercise: 3
// Expect: crashed
// Held by: the kit checks each type that the process makes
import UIKit

protocol Frame {
    static func twice() -> any Frame.Type
    static func size() -> Int
}

struct Sized<T>: Frame {
    static func twice() -> any Frame.Type { Sized<(T, T)>.self }
    static func size() -> Int { MemoryLayout<T>.size }
}

func size() -> Int {
    var frame: any Frame.Type = Sized<Int>.self
    for _ in 0..<60 { frame = frame.twice() }
    return frame.size()
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard size() < 0 else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
