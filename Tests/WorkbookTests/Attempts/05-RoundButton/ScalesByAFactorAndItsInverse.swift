// Expect: passed
// Form: the transform is scaled by 0.95, and then by 1 / 0.95, whose product is not quite 1.
import UIKit
class RoundButton: UIButton {
    private var feedback: UIImpactFeedbackGenerator?
    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { [unowned self] _ in pressed() }, for: .touchDown)
        addAction(UIAction { [unowned self] _ in released() }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    @objc private func pressed() { transform = transform.scaledBy(x: 0.95, y: 0.95) }
    @objc private func released() { transform = transform.scaledBy(x: 1 / 0.95, y: 1 / 0.95) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let inset = bounds.insetBy(dx: (bounds.width - min(bounds.width, bounds.height)) / 2, dy: (bounds.height - min(bounds.width, bounds.height)) / 2)
        let n = CGPoint(x: (point.x - inset.minX) / inset.width * 2 - 1, y: (point.y - inset.minY) / inset.height * 2 - 1)
        return n.x * n.x + n.y * n.y <= 1
    }
}
