// Form: a switch over an enumeration of its own, with comments in Chinese.

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
final class ShelterView: UIView {
    private enum Coverage {
        case outside
        case shelter(UIView)
        case button(UIView)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        switch coverage(at: point, with: event) {
        case .outside: return nil
        case .shelter(let view), .button(let view): return view
        }
    }

    private func coverage(at point: CGPoint, with event: UIEvent?) -> Coverage {
        // 不在遮挡视图里
        guard let hitView = super.hitTest(point, with: event) else { return .outside }
        // 从最前面的按钮开始
        var siblings = superview?.subviews ?? []
        while let sibling = siblings.popLast(), sibling !== self {}
        while let sibling = siblings.popLast() {
            guard sibling.isKind(of: UIButton.self) else { continue }
            let pointInButton = convert(point, to: sibling)
            if let target = sibling.hitTest(pointInButton, with: event) { return .button(target) }
        }
        return .shelter(hitView)
    }
}
