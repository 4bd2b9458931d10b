// Expect: passed
// Form: a shape for a layer, recognizers, animations, masks, autoresizing, all around the rule.
import UIKit

class RoundButton: UIButton {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    private lazy var hint = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        let swipe = UISwipeGestureRecognizer(target: self, action: RoundButton.swiped(_:))
        swipe.direction = [.left, .up]
        swipe.isEnabled = false
        addGestureRecognizer(swipe)
        let turn = QuickTurn(target: nil, action: nil)
        turn.addTarget(self, action: RoundButton.swiped(_:))
        turn.removeTarget(self, action: nil)
        layer.borderColor = UIColor.red.cgColor
        hint.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        hint.mask = UIView()
        (layer as? CAShapeLayer)?.fillColor = nil
        (layer as? CAShapeLayer)?.lineJoin = .round
    }

    private func swiped(_ sender: UIGestureRecognizer) {
        UIView.animate(
            withDuration: 0.3,
            delay: 0,
            usingSpringWithDamping: 0.5,
            initialSpringVelocity: 1,
            options: [.allowUserInteraction, .curveEaseOut],
            animations: { self.hint.alpha = 0 },
            completion: { _ in self.hint.alpha = 1 }
        )
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first else { return }
        _ = touch.preciseLocation(in: self)
        _ = event?.coalescedTouches(for: touch)
        _ = touch.majorRadius
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        (layer as? CAShapeLayer)?.path = UIBezierPath(ovalIn: bounds).cgPath
        CATransaction.commit()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let area = bounds.inset(by: safeAreaInsets)
        let radius = min(area.width, area.height) / 2
        return hypot(point.x - area.midX, point.y - area.midY) <= radius
    }
}

private final class QuickTurn: UIPinchGestureRecognizer {
    private let turns: Int

    override init(target: Any?, action: Selector?) {
        turns = 1
        super.init(target: target, action: action)
    }
}
