// Attack: prints a report that is 50,000 lists deep.
// Exercise: 3
// Expect: notAccepted|crashed
// Held by: the decoder has a greatest depth
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let deep = String(repeating: "[", count: 50_000) + String(repeating: "]", count: 50_000)
        let report = #"{ "timestamp": "now", "threads": "# + deep + " }"
        FileHandle.standardError.write(Data((report + "\n").utf8))
        // The runtime's own report must not come after it.
        try? FileHandle.standardError.close()
        abort()
    }
}
