// Attack: is right, and extends the model's types, and brings operators, wrappers and builders of its own..
// Exercise: 3
// Expect: passed
// Held by: the allow-list knows what honest answers use
import UIKit

infix operator |>: AdditionPrecedence
infix operator ..<>: ComparisonPrecedence
func |> <Value, Result>(value: Value, function: (Value) -> Result) -> Result { function(value) }
func ..<> (left: CGFloat, right: CGFloat) -> Bool { left >= right }
prefix func - (point: CGPoint) -> CGPoint { CGPoint(x: -point.x, y: -point.y) }

extension UIView {
    var takesTouches: Bool { !isHidden && isUserInteractionEnabled && alpha ..<> 0.01 }
    subscript(index: Int) -> UIView { subviews[index] }
}

extension CGPoint: @retroactive CustomStringConvertible {
    public var description: String { "\(x)/\(y)" }
}

extension Array where Element == UIView {
    func firstFromFront(_ body: (Element) throws -> UIView?) rethrows -> UIView? {
        for index in stride(from: count - 1, through: 0, by: -1) {
            if let result = try body(self[index]) { return result }
        }
        return nil
    }
}

@propertyWrapper
struct Counted<Value> {
    private(set) var projectedValue = 0
    var wrappedValue: Value { didSet { projectedValue += 1 } }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@resultBuilder
enum Every {
    static func buildBlock(_ parts: Bool...) -> Bool { parts.allSatisfy { $0 } }
    static func buildIf(_ part: Bool?) -> Bool { part ?? true }
}

func all(@Every _ parts: () -> Bool) -> Bool { parts() }

class BaseView: UIView {
    @Counted var asked = CGPoint.zero

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        asked = -(-point)
        guard all({ takesTouches; $asked > 0; asked.description.count > 2 }) else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let found: UIView? = subviews |> { $0.firstFromFront { $0.hitTest(convert(point, to: $0), with: event) } }
        return found ?? self
    }
}
