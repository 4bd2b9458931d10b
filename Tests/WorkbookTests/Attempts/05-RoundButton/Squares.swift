// Expect: passed
// Form: squares compared, no root; final, with super asked first.
import UIKit

final class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        let radius = min(bounds.size.width, bounds.size.height) * 0.5
        let dx = point.x - (bounds.origin.x + bounds.size.width * 0.5)
        let dy = point.y - (bounds.origin.y + bounds.size.height * 0.5)
        return dx * dx + dy * dy <= radius * radius
    }
}
