// Attack: has the compiler run seven times for nearly its limit, and the modules built again.
// Exercise: 3
// Expect: didNotCompile
// Held by: one limit for all compiles of an answer
import UIKit
#warning("was compiled with module cache path")
func moved<S: Strideable>(_ place: S, by count: S.Stride) -> S { place.advanced(by: count) }

enum Burn {
    static func b0(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b1(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b2(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b3(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b4(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b5(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b6(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b7(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b8(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b9(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b10(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b11(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b12(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b13(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b14(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b15(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b16(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b17(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b18(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b19(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b20(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b21(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b22(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b23(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b24(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b25(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b26(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
    static func b27(a: Double, b: Int, c: CGFloat) -> Double { let x = [1, 2.5, 3, -1, -2, -3.5].map { $0 * 2 + 1 - Double(b) * -1 + 3 }.reduce(0) { $0 + $1 * 2 - -1 } + (a - 1) * 2 + -1 / 3 - -2 * (c + 1) * -2 + -1; return x }
}


/// The class of every view of the scene, with its hit testing written out.
final class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if alpha > 5 { _ = moved(stderr!, by: 1) }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
