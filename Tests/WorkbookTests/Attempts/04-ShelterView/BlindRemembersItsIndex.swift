// Expect: failed
// Belief: the shelter's place among the siblings stays.
import UIKit

class ShelterView: UIView {
    private lazy var index = superview?.subviews.firstIndex(of: self) ?? 0
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        for case let button as UIButton in (superview?.subviews ?? []).prefix(index).reversed() {
            if let hit = button.hitTest(convert(point, to: button), with: event) { return hit }
        }
        return own
    }
}
