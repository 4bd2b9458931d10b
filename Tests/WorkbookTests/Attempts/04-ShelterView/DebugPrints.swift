// Expect: passed
// A right answer that still has its debugging prints in it.

import UIKit

class ShelterView: UIView {
    private let verbose = true

    private func log(_ text: @autoclosure () -> String) {
        if verbose { print("[Shelter]", text()) }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        log("asked at \(point)")
        guard let hit = super.hitTest(point, with: event) else {
            log("not mine")
            return nil
        }
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            log("no superview")
            return hit
        }
        for i in stride(from: index - 1, through: 0, by: -1) {
            guard let button = siblings[i] as? UIButton else { continue }
            let p = convert(point, to: button)
            if let target = button.hitTest(p, with: event) {
                log("button number \(i) takes it at \(p)")
                return target
            }
            log("button number \(i) refuses \(p)")
        }
        log("keeping it")
        return hit
    }
}
