// Attack: none: variables without a value where they are declared, closures that use them at once, and initialisers with the same labels.
// Exercise: 3
// Expect: passed
// Held by: only variables that a closure keeps are refused
import UIKit

class Note {
    var text: String
    init(_ text: String) { self.text = text }
    init(_ number: Int) { text = "\(number)" }
}

final class LongNote: Note {
    var lines: [String] = []
}

class BaseView: UIView {
    var notes: [Note] = [LongNote("a"), LongNote(2)]
    var later: (() -> Int)?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        var candidates: [UIView]
        var margin: CGFloat
        if subviews.isEmpty {
            candidates = []
            margin = 0
        } else {
            candidates = Array(subviews.reversed())
            margin = 1
        }
        let count: Int
        if margin > 0 { count = candidates.count } else { count = 0 }
        later = { count + Int(margin) }
        var found: UIView?
        candidates.forEach { subview in
            guard found == nil, margin > 0 && !candidates.isEmpty else { return }
            found = subview.hitTest(convert(point, to: subview), with: event)
        }
        return found ?? self
    }
}
