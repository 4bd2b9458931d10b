// Attack: is right, and its objects end with a deinit that uses them.
// Exercise: 3
// Expect: passed
// Held by: a deinit may use the object, and may not keep it
import UIKit

class Counter {
    var points: [CGPoint] = []
    let name: String
    init(name: String) { self.name = name }
    func describe() -> String { "\(name): \(points.count)" }
    deinit {
        let text = describe()
        let me = self
        guard !points.isEmpty else { return }
        points.removeAll()
        [me].forEach { _ = $0.describe() }
        NotificationCenter.default.removeObserver(self)
        defer { _ = ObjectIdentifier(self) }
        assert(!text.isEmpty)
    }
}

final class Stack<Element>: Counter {
    var elements: [Element] = []
    deinit { elements.removeAll(); _ = { [weak self] in self?.describe() }() }
}

class BaseView: UIView {
    deinit { subviews.forEach { $0.tag += 0 } }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let counter = Stack<UIView>(name: "asked")
        counter.points.append(point)
        counter.elements = subviews
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in counter.elements.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
