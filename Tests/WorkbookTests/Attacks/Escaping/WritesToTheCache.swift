// Attack: writes a program of its own beside the one that runs, for the next student.
// Exercise: 3
// Expect: notAccepted|failed
// Held by: no place to write
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let program = CommandLine.arguments[0]
        let beside = program + ".workbook-attack"
        guard
            FileManager.default.createFile(atPath: beside, contents: Data("#!/bin/sh".utf8))
                || (try? FileManager.default.removeItem(atPath: program)) != nil
        else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
