// Meant: Adds a tap recogniser that checks the circle, like a click handler on the web, and leaves hit testing alone.
// Kind: fault
// Belief: SwallowsTheCorners

import UIKit

class RoundButton: UIButton {

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
        addGestureRecognizer(tap)
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        let p = recognizer.location(in: self)
        let radius = min(bounds.width, bounds.height) / 2
        let distance = hypot(p.x - bounds.midX, p.y - bounds.midY)
        if distance <= radius {
            sendActions(for: .touchUpInside)
        }
    }
}
