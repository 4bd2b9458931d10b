// Attack: sixty getters of a type that doubles in each line: each one's name is short, and has megabytes of text.
// Exercise: 3
// Expect: passed
// Held by: types of the answer's own are not demangled
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
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
typealias T0 = G<Int, Int>
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
typealias T = T14

final class Holder {
    var value0: T? { nil }
    var value1: T? { nil }
    var value2: T? { nil }
    var value3: T? { nil }
    var value4: T? { nil }
    var value5: T? { nil }
    var value6: T? { nil }
    var value7: T? { nil }
    var value8: T? { nil }
    var value9: T? { nil }
    var value10: T? { nil }
    var value11: T? { nil }
    var value12: T? { nil }
    var value13: T? { nil }
    var value14: T? { nil }
    var value15: T? { nil }
    var value16: T? { nil }
    var value17: T? { nil }
    var value18: T? { nil }
    var value19: T? { nil }
    var value20: T? { nil }
    var value21: T? { nil }
    var value22: T? { nil }
    var value23: T? { nil }
    var value24: T? { nil }
    var value25: T? { nil }
    var value26: T? { nil }
    var value27: T? { nil }
    var value28: T? { nil }
    var value29: T? { nil }
    var value30: T? { nil }
    var value31: T? { nil }
    var value32: T? { nil }
    var value33: T? { nil }
    var value34: T? { nil }
    var value35: T? { nil }
    var value36: T? { nil }
    var value37: T? { nil }
    var value38: T? { nil }
    var value39: T? { nil }
    var value40: T? { nil }
    var value41: T? { nil }
    var value42: T? { nil }
    var value43: T? { nil }
    var value44: T? { nil }
    var value45: T? { nil }
    var value46: T? { nil }
    var value47: T? { nil }
    var value48: T? { nil }
    var value49: T? { nil }
    var value50: T? { nil }
    var value51: T? { nil }
    var value52: T? { nil }
    var value53: T? { nil }
    var value54: T? { nil }
    var value55: T? { nil }
    var value56: T? { nil }
    var value57: T? { nil }
    var value58: T? { nil }
    var value59: T? { nil }
}
