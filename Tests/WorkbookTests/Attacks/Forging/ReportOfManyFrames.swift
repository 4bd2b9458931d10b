// Attack: prints a report of 2,000 frames, each in a function with a long name.
// Exercise: 3
// Expect: notAccepted|crashed
// Held by: frames and texts of a report are bounded
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let frame = #"{ "description": "a b c d e f g h i j k l m", "#
            + #""sourceLocation": { "file": "/BaseView.swift", "line": 7, "column": 3 } }"#
        let frames = Array(repeating: frame, count: 2_000).joined(separator: ", ")
        let report =
            #"{ "timestamp": "now", "threads": [{ "crashed": true, "frames": ["# + frames
            + "] }] }"
        FileHandle.standardError.write(Data((report + "\n").utf8))
        // The runtime's own report must not come after it.
        try? FileHandle.standardError.close()
        abort()
    }
}
