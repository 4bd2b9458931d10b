// Expect: passed
// Form: initialisers, layoutSubviews and touch methods that only call super or draw.
import UIKit

public class RoundButton: UIButton {
    public override init(frame: CGRect) { super.init(frame: frame); backgroundColor = .red }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
    }
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        let r = min(bounds.width, bounds.height) / 2
        return !(hypot(point.x - bounds.midX, point.y - bounds.midY) > r)
    }
}
