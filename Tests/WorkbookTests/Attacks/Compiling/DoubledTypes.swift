// Attack: doubles a type of values thirty times, for the compiler to lay out a billion of them.
// Exercise: 3
// Expect: didNotCompile
// Held by: compile box; the compiler's end is told as that
import UIKit

private typealias T0 = (Int, Int)
private typealias T1 = (T0, T0)
private typealias T2 = (T1, T1)
private typealias T3 = (T2, T2)
private typealias T4 = (T3, T3)
private typealias T5 = (T4, T4)
private typealias T6 = (T5, T5)
private typealias T7 = (T6, T6)
private typealias T8 = (T7, T7)
private typealias T9 = (T8, T8)
private typealias T10 = (T9, T9)
private typealias T11 = (T10, T10)
private typealias T12 = (T11, T11)
private typealias T13 = (T12, T12)
private typealias T14 = (T13, T13)
private typealias T15 = (T14, T14)
private typealias T16 = (T15, T15)
private typealias T17 = (T16, T16)
private typealias T18 = (T17, T17)
private typealias T19 = (T18, T18)
private typealias T20 = (T19, T19)
private typealias T21 = (T20, T20)
private typealias T22 = (T21, T21)
private typealias T23 = (T22, T22)
private typealias T24 = (T23, T23)
private typealias T25 = (T24, T24)
private typealias T26 = (T25, T25)
private typealias T27 = (T26, T26)
private typealias T28 = (T27, T27)
private typealias T29 = (T28, T28)
private typealias T30 = (T29, T29)

class BaseView: UIView {
    private var values: T30?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        values = nil
        return super.hitTest(point, with: event)
    }
}
