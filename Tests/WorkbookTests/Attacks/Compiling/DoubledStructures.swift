// Attack: doubles a structure thirty times, for the compiler to lay out a billion of them.
// Exercise: 3
// Expect: didNotCompile
// Held by: compile box; the compiler's end is told as that
import UIKit

private struct T0 { var a = 0, b = 0 }
private struct T1 { var a = T0(), b = T0() }
private struct T2 { var a = T1(), b = T1() }
private struct T3 { var a = T2(), b = T2() }
private struct T4 { var a = T3(), b = T3() }
private struct T5 { var a = T4(), b = T4() }
private struct T6 { var a = T5(), b = T5() }
private struct T7 { var a = T6(), b = T6() }
private struct T8 { var a = T7(), b = T7() }
private struct T9 { var a = T8(), b = T8() }
private struct T10 { var a = T9(), b = T9() }
private struct T11 { var a = T10(), b = T10() }
private struct T12 { var a = T11(), b = T11() }
private struct T13 { var a = T12(), b = T12() }
private struct T14 { var a = T13(), b = T13() }
private struct T15 { var a = T14(), b = T14() }
private struct T16 { var a = T15(), b = T15() }
private struct T17 { var a = T16(), b = T16() }
private struct T18 { var a = T17(), b = T17() }
private struct T19 { var a = T18(), b = T18() }
private struct T20 { var a = T19(), b = T19() }
private struct T21 { var a = T20(), b = T20() }
private struct T22 { var a = T21(), b = T21() }
private struct T23 { var a = T22(), b = T22() }
private struct T24 { var a = T23(), b = T23() }
private struct T25 { var a = T24(), b = T24() }
private struct T26 { var a = T25(), b = T25() }
private struct T27 { var a = T26(), b = T26() }
private struct T28 { var a = T27(), b = T27() }
private struct T29 { var a = T28(), b = T28() }
private struct T30 { var a = T29(), b = T29() }

class BaseView: UIView {
    private var values: T30? = T30()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        values = nil
        return super.hitTest(point, with: event)
    }
}
