// Attack: is a web of protocols with associated types that refer to each other.
// Exercise: 3
// Expect: didNotCompile
// Held by: compile box
import UIKit

protocol P0 { associatedtype A: P1; associatedtype B: P3 where B.A == A.B }
protocol P1 { associatedtype A: P2; associatedtype B: P10 where B.A == A.B }
protocol P2 { associatedtype A: P3; associatedtype B: P17 where B.A == A.B }
protocol P3 { associatedtype A: P4; associatedtype B: P0 where B.A == A.B }
protocol P4 { associatedtype A: P5; associatedtype B: P7 where B.A == A.B }
protocol P5 { associatedtype A: P6; associatedtype B: P14 where B.A == A.B }
protocol P6 { associatedtype A: P7; associatedtype B: P21 where B.A == A.B }
protocol P7 { associatedtype A: P8; associatedtype B: P4 where B.A == A.B }
protocol P8 { associatedtype A: P9; associatedtype B: P11 where B.A == A.B }
protocol P9 { associatedtype A: P10; associatedtype B: P18 where B.A == A.B }
protocol P10 { associatedtype A: P11; associatedtype B: P1 where B.A == A.B }
protocol P11 { associatedtype A: P12; associatedtype B: P8 where B.A == A.B }
protocol P12 { associatedtype A: P13; associatedtype B: P15 where B.A == A.B }
protocol P13 { associatedtype A: P14; associatedtype B: P22 where B.A == A.B }
protocol P14 { associatedtype A: P15; associatedtype B: P5 where B.A == A.B }
protocol P15 { associatedtype A: P16; associatedtype B: P12 where B.A == A.B }
protocol P16 { associatedtype A: P17; associatedtype B: P19 where B.A == A.B }
protocol P17 { associatedtype A: P18; associatedtype B: P2 where B.A == A.B }
protocol P18 { associatedtype A: P19; associatedtype B: P9 where B.A == A.B }
protocol P19 { associatedtype A: P20; associatedtype B: P16 where B.A == A.B }
protocol P20 { associatedtype A: P21; associatedtype B: P23 where B.A == A.B }
protocol P21 { associatedtype A: P22; associatedtype B: P6 where B.A == A.B }
protocol P22 { associatedtype A: P23; associatedtype B: P13 where B.A == A.B }
protocol P23 { associatedtype A: P0; associatedtype B: P20 where B.A == A.B }

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
