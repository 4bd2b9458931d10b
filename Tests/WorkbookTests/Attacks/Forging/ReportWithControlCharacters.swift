// Attack: prints a report whose texts command the terminal.
// Exercise: 3
// Expect: notAccepted|crashed
// Held by: texts of a report are bounded, and escaped where they are shown
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let report =
            #"{ "timestamp": "now", "threads": [{ "crashed": true, "frames": [{ "symbol": "\u001b]0;passed\u0007", "description": "\u001b[2J\u202e::error::passed\u0000", "#
            + #""sourceLocation": { "file": "/BaseView.swift", "line": 7, "column": 3 } }] }] }"#
        FileHandle.standardError.write(Data((report + "\n").utf8))
        // The runtime's own report must not come after it.
        try? FileHandle.standardError.close()
        abort()
    }
}
