// Attack: prints a report with a megabyte of a description.
// Exercise: 3
// Expect: notAccepted|failed|crashed
// Held by: what is printed is bounded
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let long = String(repeating: "passed ", count: 150_000)
        let report =
            #"{ "timestamp": "now", "threads": [{ "crashed": true, "frames": [{ "description": ""#
            + long + #"" }] }] }"#
        FileHandle.standardError.write(Data((report + "\n").utf8))
        // The runtime's own report must not come after it.
        try? FileHandle.standardError.close()
        abort()
    }
}
