// Attack: names another class for the exercise's, beside a class of the model's name.
// Exercise: 3
// Expect: crashed|failed|didNotCompile|notAccepted
// Held by: module selectors; the model tells of its own hitTest
import UIKit

class Part: UIView {
    var hitTestEnded: UIView? { self }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        superview.map { convert(point, to: $0) }.flatMap { superview?.hitTest($0, with: event) }
            ?? super.hitTest(point, with: event)
    }
}

typealias BaseView = Part
