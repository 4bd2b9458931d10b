// Misconception: The shelter may step aside for a moment to see what is below
// Explanation: Put away by a transform and put back a line later, the shelter seems untouched.
//   Whoever reads it meanwhile sees it elsewhere, and every change of the scene is heard: hit
//   testing is a question, and must not change what it asks about.
// Hint: Which property of the shelter has another value while you ask?
// Evidence: transform or center or frame or position

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event), let parent = superview else {
            return super.hitTest(point, with: event)
        }

        let parentPoint = convert(point, to: parent)
        let saved = transform
        transform = CGAffineTransform(translationX: 10_000, y: 10_000)
        defer { transform = saved }

        if let button = parent.hitTest(parentPoint, with: event) as? UIButton,
            button.superview === parent
        {
            return button
        }
        return hit
    }
}
