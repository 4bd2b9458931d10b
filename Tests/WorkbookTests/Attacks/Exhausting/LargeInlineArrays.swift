// Attack: has the compiler build large arrays in place.
// Exercise: 3
// Expect: didNotCompile|notAccepted
// Held by: compile box: memory
import UIKit

/// The class of every view of the scene, with its hit testing written out.
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

let t0: [60_000_000 of UInt8] = .init(repeating: 7)
let t1: [60_000_000 of UInt8] = .init(repeating: 7)
let t2: [60_000_000 of UInt8] = .init(repeating: 7)
let t3: [60_000_000 of UInt8] = .init(repeating: 7)
let t4: [60_000_000 of UInt8] = .init(repeating: 7)
let t5: [60_000_000 of UInt8] = .init(repeating: 7)
let t6: [60_000_000 of UInt8] = .init(repeating: 7)
let t7: [60_000_000 of UInt8] = .init(repeating: 7)
let t8: [60_000_000 of UInt8] = .init(repeating: 7)
let t9: [60_000_000 of UInt8] = .init(repeating: 7)
let t10: [60_000_000 of UInt8] = .init(repeating: 7)
let t11: [60_000_000 of UInt8] = .init(repeating: 7)
let t12: [60_000_000 of UInt8] = .init(repeating: 7)
let t13: [60_000_000 of UInt8] = .init(repeating: 7)
let t14: [60_000_000 of UInt8] = .init(repeating: 7)
let t15: [60_000_000 of UInt8] = .init(repeating: 7)
let t16: [60_000_000 of UInt8] = .init(repeating: 7)
let t17: [60_000_000 of UInt8] = .init(repeating: 7)
let t18: [60_000_000 of UInt8] = .init(repeating: 7)
let t19: [60_000_000 of UInt8] = .init(repeating: 7)
