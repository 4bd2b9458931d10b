// Attack: prints a report with numbers that no integer holds.
// Exercise: 3
// Expect: notAccepted|crashed
// Held by: a report that cannot be decoded is none
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let report =
            #"{ "timestamp": "now", "threads": [{ "crashed": true, "frames": [{ "count": 1e400, "#
            + #""sourceLocation": { "file": "/BaseView.swift", "line": 7.5, "column": NaN } }] }] }"#
        FileHandle.standardError.write(Data((report + "\n").utf8))
        // The runtime's own report must not come after it.
        try? FileHandle.standardError.close()
        abort()
    }
}
