// Attack: leaves work for its end, and sets its priority and its alarm.
// Exercise: 5
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

class RoundButton: UIButton {
    nonisolated(unsafe) static var hasRun = false

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if !RoundButton.hasRun { atexit { FileHandle.standardError.write(Data("ended".utf8)) } }
        RoundButton.hasRun = true
        guard nice(0) >= 0, alarm(0) == 0 else { return false }
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
