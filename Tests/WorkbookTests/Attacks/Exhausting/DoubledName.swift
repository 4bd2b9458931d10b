// Attack: a type that doubles in each line: its mangled name is short, and its name has megabytes.
// Exercise: 3
// Expect: passed
// Held by: names of the answer's own are not demangled
import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if alpha > 5 { doubled(nil) }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
struct G<A, B> {}
enum Loooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo {}
typealias T0 = G<Loooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo, Loooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo>
typealias T1 = G<T0, T0>
typealias T2 = G<T1, T1>
typealias T3 = G<T2, T2>
typealias T4 = G<T3, T3>
typealias T5 = G<T4, T4>
typealias T6 = G<T5, T5>
typealias T7 = G<T6, T6>
typealias T8 = G<T7, T7>
typealias T9 = G<T8, T8>
typealias T10 = G<T9, T9>
typealias T11 = G<T10, T10>
typealias T12 = G<T11, T11>
typealias T13 = G<T12, T12>
typealias T14 = G<T13, T13>
typealias T15 = G<T14, T14>
typealias T16 = G<T15, T15>
typealias T17 = G<T16, T16>
func doubled(_ value: T17?) {}
