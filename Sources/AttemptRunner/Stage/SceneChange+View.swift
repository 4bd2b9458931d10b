import Scenario
import UIKitModel

extension UIView {
    /// Makes a change that a script specifies between two touches.
    func apply(_ change: SceneChange, on stage: Stage) {
        switch change {
        case .isHidden(let isHidden): self.isHidden = isHidden
        case .alpha(let alpha): self.alpha = alpha
        case .isUserInteractionEnabled(let isEnabled): isUserInteractionEnabled = isEnabled
        case .frame(let frame): self.frame = CGRect(frame)
        case .bounds(let bounds): self.bounds = CGRect(bounds)
        case .transform(let turn, let scale, let shift):
            transform = CGAffineTransform(turn: turn, scale: scale, shift: shift)
        case .clipsToBounds(let clips): clipsToBounds = clips
        case .remove: removeFromSuperview()
        case .bringToFront: superview?.bringSubviewToFront(self)
        // Only the stage knows the controllers.
        case .controller: break
        case .move(into: let name):
            guard let target = stage.view(named: name), !target.isDescendant(of: self) else {
                return
            }
            target.addSubview(self)
        }
    }
}

extension CGAffineTransform {
    /// Scales, then turns by degrees, then shifts.
    init(turn: Double, scale: Point, shift: Point) {
        self = CGAffineTransform(translationX: shift.x, y: shift.y)
            .rotated(by: turn * .pi / 180).scaledBy(x: scale.x, y: scale.y)
    }
}
