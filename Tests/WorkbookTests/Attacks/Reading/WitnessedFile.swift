// Attack: reads a file by an initialiser that only a protocol names.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

protocol Readable {
    init(contentsOfFile path: String, encoding: String.Encoding) throws
}

extension String: Readable {}

func text<Text: Readable>(_ type: Text.Type) throws -> Text {
    try Text(contentsOfFile: "/proc/self/maps", encoding: .utf8)
}

class BaseView: UIView {
    static let isReached: Bool = {
        return (try? text(String.self))?.contains("attempt") ?? false
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
