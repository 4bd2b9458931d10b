// Attack: is right, and uses generics, existentials and typed errors.
// Exercise: 3
// Expect: passed
// Held by: the allow-list knows what honest answers use
import UIKit

protocol Test {
    associatedtype Subject
    func refuses(_ subject: Subject) -> Bool
}

enum Refusal: Error { case hidden, still, clear, outside(CGPoint) }

struct Check<Subject>: Test {
    let test: (Subject) -> Bool
    func refuses(_ subject: Subject) -> Bool { test(subject) }
}

func anyRefuses<Subject>(_ subjects: Subject..., by checks: Check<Subject>...) -> Bool {
    zip(subjects, checks).contains { subject, check in check.refuses(subject) }
}

func some() -> some Test { Check<Int> { $0 > 1 } }

class BaseView: UIView {
    private func check(_ point: CGPoint, _ event: UIEvent?) throws(Refusal) {
        if isHidden { throw .hidden }
        guard isUserInteractionEnabled else { throw Refusal.still }
        if anyRefuses(self, by: Check<BaseView> { $0.alpha < 0.01 }) || anyRefuses(1, by: Check<Int> { $0 > 1 }) { throw .clear }
        if !self.point(inside: point, with: event) { throw .outside(point) }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        do { try check(point, event) } catch .outside(let place) where place == point { return nil } catch { return nil }
        let tests: [any Test] = [some()]
        defer { _ = tests.count }
        for subview in subviews.lazy.reversed() {
            if let found = subview.hitTest(convert(point, to: subview), with: event) { return found }
        }
        return self
    }
}
