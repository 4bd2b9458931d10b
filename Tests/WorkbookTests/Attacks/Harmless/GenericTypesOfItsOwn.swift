// Attack: is right, and makes generic types of all sorts.
// Exercise: 3
// Expect: passed
// Held by: the kit refuses no type of less than 64 kB
import UIKit

@propertyWrapper struct Clamped<Value: Comparable> {
    private var value: Value
    let range: ClosedRange<Value>
    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }

    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        (value, self.range) = (min(max(wrappedValue, range.lowerBound), range.upperBound), range)
    }
}

struct Pair<First, Second> { var first: First, second: Second }
enum Tree<Leaf> { case leaf(Leaf), pair(Pair<Leaf, Leaf>), none }
class Memory<Key: Hashable, Value> { var values: [Key: Pair<Value, Value>] = [:], last: (Key, Value)? }
final class Places: Memory<ObjectIdentifier, CGPoint> {}

protocol Rule { func refuses(_ view: UIView) -> Bool }
extension Rule {
    func or<Other: Rule>(_ other: Other) -> some Rule { Either(rules: Pair(first: self, second: other)) }
    func twice() -> any Rule { or(self) }
}
struct Either<A: Rule, B: Rule>: Rule {
    let rules: Pair<A, B>
    func refuses(_ view: UIView) -> Bool { rules.first.refuses(view) || rules.second.refuses(view) }
}
struct Hidden: Rule { func refuses(_ view: UIView) -> Bool { view.isHidden } }
struct Still: Rule { func refuses(_ view: UIView) -> Bool { !view.isUserInteractionEnabled } }
struct Clear: Rule {
    @Clamped(0...1) var least: CGFloat = 0.01
    func refuses(_ view: UIView) -> Bool { view.alpha < least }
}

func firstNonNil<S: Sequence, T>(_ values: S, _ body: (S.Element) -> T?) -> T? {
    for (_, value) in zip(0..., values.enumerated()) { if let found = body(value.element) { return found } }
    return nil
}

extension Array where Element == UIView {
    func frontToBack() -> some Sequence<UIView> { lazy.reversed() }
}

struct Ancestors: Sequence, IteratorProtocol {
    var view: UIView?
    mutating func next() -> UIView? { defer { view = view?.superview }; return view }
}

class BaseView: UIView {
    private let places = Places()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let rule = Hidden().or(Still()).or(Clear()).twice().twice()
        if rule.refuses(self) || !self.point(inside: point, with: event) { return nil }
        places.values[ObjectIdentifier(self)] = Pair(first: point, second: point)
        let trees: [Tree<CGPoint>] = [.leaf(point), .pair(Pair(first: point, second: point)), .none]
        let hit = firstNonNil(subviews.frontToBack()) { $0.hitTest(convert(point, to: $0), with: event) }
        return trees.isEmpty || Ancestors(view: self).contains(self) ? hit ?? self : nil
    }
}
