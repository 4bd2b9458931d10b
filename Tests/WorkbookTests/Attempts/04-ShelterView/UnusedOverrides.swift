// Expect: passed
// Form: overrides that only call super, an initialiser, prints.
import UIKit

public class ShelterView : UIView
{
    public override init(frame: CGRect) {
        super.init(frame: frame)
        print("a shelter at \(frame)")
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override func layoutSubviews() { super.layoutSubviews() }
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return super.point(inside: point, with: event)
    }
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
    {
        let own = super.hitTest(point, with: event);
        if own == nil { return nil };
        var candidates = superview?.subviews ?? [];
        while let last = candidates.popLast(), last !== self {}
        while let candidate = candidates.popLast() {
            guard candidate is UIButton else { continue }
            let hit = candidate.hitTest(candidate.convert(point, from: self), with: event)
            print(candidate, "answers", hit as Any)
            if hit != nil { return hit }
        }
        return own
    }
}
