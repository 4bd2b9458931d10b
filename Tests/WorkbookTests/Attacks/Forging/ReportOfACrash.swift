// Attack: prints a report like that of the runtime, and then crashes.
// Exercise: 3
// Expect: crashed
// Held by: reports are escaped; a crash is a crash
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let report = #"{ "timestamp": "now", "kind": "crashReport", "threads": [{ "crashed": true, "#
            + #""frames": [{ "symbol": "passed", "description": "passed </pre><script>", "#
            + #""sourceLocation": { "file": "/BaseView.swift", "line": 999999, "column": -5 } }] }] }"#
        fputs((report + "\n"), stderr)
        abort()
    }
}
