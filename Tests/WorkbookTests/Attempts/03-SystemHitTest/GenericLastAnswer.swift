// Expect: passed
// A generic method on BidirectionalCollection gives the last non-nil answer and calls its closure once per element.

import UIKit

private extension BidirectionalCollection {
    /// The first answer that is not nil, asking from the last element to the first.
    func lastAnswer<Answer>(_ ask: (Element) throws -> Answer?) rethrows -> Answer? {
        var i = endIndex
        while i != startIndex {
            formIndex(before: &i)
            if let answer = try ask(self[i]) {
                return answer
            }
        }
        return nil
    }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        return subviews.lastAnswer { $0.hitTest($0.convert(point, from: self), with: event) } ?? self
    }
}
