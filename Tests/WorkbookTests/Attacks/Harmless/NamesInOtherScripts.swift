// Attack: is right, and has names in other scripts, with accents of their own and with signs.
// Exercise: 3
// Expect: passed
// Held by: names are compared by their bytes, and none is refused for its script
import UIKit

@propertyWrapper struct Приоритет { var wrappedValue: [UIView] }

class BaseView: UIView {
    private func 子视图(в порядке: [UIView]) -> [UIView] {
        @Приоритет var сзади: [UIView] = порядке
        let première = { сзади.reversed() as [UIView] }
        return première()
    }

    private func café(_ été: () throws -> UIView?) rethrows -> UIView? { try été() }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for `the 100 % 子` in 子视图(в: subviews) {
            let 点 = convert(point, to: `the 100 % 子`)
            if let 🎯 = café({ `the 100 % 子`.hitTest(点, with: event) }) { return 🎯 }
        }
        return self
    }
}
