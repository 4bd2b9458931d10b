// Attack: reads the reference solution and prints it.
// Exercise: 3
// Expect: notAccepted|failed|crashed|timedOut
// Held by: references are not in the box
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for folder in ["Solutions", "../Solutions", "../../Solutions", "../../../../Solutions"] {
            let path = folder + "/03-SystemHitTest/BaseView.swift"
            if let text = try? String(contentsOfFile: path, encoding: .utf8) { print(text) }
        }
        return self
    }
}
