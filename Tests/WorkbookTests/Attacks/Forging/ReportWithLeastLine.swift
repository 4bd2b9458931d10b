// Attack: prints a report of a crash in the least line that there is.
// Exercise: 3
// Expect: notAccepted|crashed
// Held by: a place that is not in the answer's file is no place
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let report =
            #"{ "timestamp": "now", "threads": [{ "crashed": true, "frames": [{ "#
            + #""sourceLocation": { "file": "/BaseView.swift", "line": -9223372036854775808, "column": 1 } }] }] }"#
        FileHandle.standardError.write(Data((report + "\n").utf8))
        // The runtime's own report must not come after it.
        try? FileHandle.standardError.close()
        abort()
    }
}
