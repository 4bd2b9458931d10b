// Attack: is right, and makes, sorts, turns round and grows lists in many ways.
// Exercise: 3
// Expect: passed
// Held by: the kit's functions for lists do what Swift's own do
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in frontToBack() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self
    }

    private func frontToBack() -> [UIView] {
        let order = Array(zip(subviews.indices, subviews)).sorted { $0.0 < $1.0 }.map(\.1)
        var views: [UIView] = []
        views.reserveCapacity(order.count)
        views.insert(contentsOf: order.reversed(), at: 0)
        views.replaceSubrange(0..<views.count, with: order.lazy.map { $0 }.reversed())
        views.replaceSubrange(..<0, with: [])
        var numbers = ContiguousArray(stride(from: 0, to: views.count, by: 1))
        numbers.insert(contentsOf: ArraySlice(numbers).shuffled(), at: numbers.startIndex)
        let sorted: [Int] = Set(numbers).sorted()
        let turned = sequence(first: 0) { $0 + 1 < views.count ? $0 + 1 : nil }.reversed()
        var words: [String] = ["b", "a"].sorted()
        words += Array("ab").map(String.init)
        words += [[1], [2]].map([Int].init).joined().map(String.init)
        var text = String(words.joined().reversed())
        text.insert(contentsOf: "ab", at: text.startIndex)
        text.replaceSubrange(text.startIndex..<text.startIndex, with: Array(turned).description)
        guard !text.isEmpty else { return [] }
        return [Int](sorted).map { views[$0] }
    }
}
