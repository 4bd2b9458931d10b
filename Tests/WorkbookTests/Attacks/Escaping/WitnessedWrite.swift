// Attack: writes a file by a method that only a protocol names.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

protocol Writable {
    func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws
}

extension String: Writable {}

func keep(_ text: some Writable, in path: String) -> Bool {
    (try? text.write(toFile: path, atomically: false, encoding: .utf8)) != nil
}

class BaseView: UIView {
    static let isReached: Bool = {
        return keep("text", in: "/tmp/workbook-attack-witness")
    }()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard BaseView.isReached else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
