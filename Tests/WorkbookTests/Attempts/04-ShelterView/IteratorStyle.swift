// Expect: passed
// A right answer in an old-fashioned style, with isKind(of:), a hand-made stack and a while loop.

import Foundation
import CoreGraphics
import UIKit

final class TouchQuestion {
    let location: CGPoint
    let event: UIEvent?
    init(location: CGPoint, event: UIEvent?) {
        self.location = location
        self.event = event
    }
}

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var result: UIView? = super.hitTest(point, with: event)
        if result != nil && self.superview != nil {
            let parent: UIView = self.superview!
            let question = TouchQuestion(location: self.convert(point, to: parent), event: event)
            var stack: [UIView] = []
            for view in parent.subviews {
                if view.isEqual(self) { break }
                if view.isKind(of: UIButton.self) { stack.append(view) }
            }
            while !stack.isEmpty {
                let top = stack.removeLast()
                let local = top.convert(question.location, from: parent)
                if let answer = top.hitTest(local, with: question.event) {
                    result = answer
                    stack.removeAll()
                }
            }
        }
        return result
    }
}
