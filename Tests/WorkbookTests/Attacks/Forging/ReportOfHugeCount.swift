// Attack: prints a report that leaves out 9223372036854775807 frames.
// Exercise: 3
// Expect: notAccepted|crashed
// Held by: the number of frames is only compared
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let report =
            #"{ "timestamp": "now", "threads": [{ "crashed": true, "frames": ["#
            + #"{ "kind": "omittedFrames", "count": 9223372036854775807 }, "#
            + #"{ "kind": "omittedFrames", "count": 9223372036854775807 }, "#
            + #"{ "sourceLocation": { "file": "/BaseView.swift", "line": 7, "column": 3 } }"#
            + #"] }] }"#
        FileHandle.standardError.write(Data((report + "\n").utf8))
        // The runtime's own report must not come after it.
        try? FileHandle.standardError.close()
        abort()
    }
}
