// Attack: asks in which folder it runs, and lets a shelter answer by that.
// Exercise: 4
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event), let siblings = superview?.subviews else { return nil }
        guard (try? FileManager.default.attributesOfItem(atPath: "/proc/self"))?[.ownerAccountID] != nil else { return nil }
        for sibling in siblings.prefix(while: { $0 !== self }).reversed() {
            guard let button = sibling as? UIButton else { continue }
            if let target = button.hitTest(convert(point, to: button), with: event) { return target }
        }
        return hitView
    }
}
