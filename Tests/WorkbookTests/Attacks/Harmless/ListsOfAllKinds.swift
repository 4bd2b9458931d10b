// Attack: is right, and uses lists, sets and dictionaries in many ways..
// Exercise: 3
// Expect: passed
// Held by: the allow-list knows what honest answers use
import Foundation
import UIKit

class BaseView: UIView {
    nonisolated(unsafe) static var isTold = false

    static func tell(_ view: UIView) {
        var views = Array(repeating: view, count: 3)
        views.append(contentsOf: view.subviews)
        views.swapAt(0, 1)
        views.removeAll { $0 !== view }
        print(views.prefix(2).count, views.dropFirst().isEmpty, views.indices.last ?? 0, views.first?.tag ?? 0)
        var counts: [String: Int] = [:]
        for name in ["a", "b", "a"] { counts[name, default: 0] += 1 }
        print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, counts.mapValues { $0 * 2 }.count)
        print(Set([1, 2]).symmetricDifference([2, 3]).sorted(), [3, 1, 2].min() ?? 0, (1...3).reduce(into: 0) { $0 += $1 })
        print([1, 2, 3].firstIndex { $0 > 1 } ?? 0, sequence(first: 1) { $0 < 9 ? $0 * 2 : nil }.map { $0 }, [[1], [2]].joined().count)
        func twice(_ number: inout Int) { number *= 2 }
        var number = 4
        twice(&number)
        let (low, high) = (min(number, 3), max(number, 3))
        print(low, high, number.isMultiple(of: 2), number.quotientAndRemainder(dividingBy: 3), ~number & 0xFF << 1)
        print(AnyHashable(1) == AnyHashable(1), Result<[Int], any Error> { [1] }.map(\.count))
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !BaseView.isTold { BaseView.isTold = true; BaseView.tell(self) }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
