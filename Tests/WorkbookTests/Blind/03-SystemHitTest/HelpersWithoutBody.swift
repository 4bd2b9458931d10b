// Meant: The author has split the task into helpers, which are not written yet.
// Kind: unfinished
// Belief: none

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard canReceiveTouches else { return nil }
        return childHit(at: point, with: event)
    }

    private var canReceiveTouches: Bool {
        // TODO: hidden, interaction, alpha
        return true
    }

    private func childHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
        // TODO
        return nil
    }
}
