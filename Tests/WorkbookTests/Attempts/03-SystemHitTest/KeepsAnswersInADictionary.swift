// Expect: failed
// Belief: two passes for one touch need one search.
// Misconception: RemembersItsAnswer
import UIKit

class BaseView: UIView {
    private var kept: [String: UIView?] = [:]

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let key = "\(point.x) \(point.y)"
        if let answer = kept[key], key == lastKey { return answer }
        let answer = find(point, event)
        kept = [key: answer]
        lastKey = key
        return answer
    }

    private var lastKey = ""

    private func find(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        var result: UIView? = nil
        if !isHidden && isUserInteractionEnabled && alpha >= 0.01 {
            if self.point(inside: point, with: event) {
                result = self
                for child in subviews.reversed() {
                    let p = child.convert(point, from: self)
                    let hit = child.hitTest(p, with: event)
                    if hit != nil {
                        result = hit
                        break
                    }
                }
            }
        }
        return result
    }
}
