// Attack: ends the main thread and lets the others live.
// Exercise: 3
// Expect: notAccepted|crashed|timedOut|failed|didNotCompile
// Held by: time limit; a pass needs every reply
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Thread.exit()
        return nil
    }
}
