// Attack: reads a file as data, by an initialiser that only a protocol names.
// Exercise: 3
// Expect: notAccepted|didNotCompile|failed|crashed
// Held by: an allow-list of declarations
import Foundation
import UIKit

protocol Loadable: Collection {
    init(contentsOf url: URL, options: Data.ReadingOptions) throws
}

extension Data: Loadable {}

func bytes<Bytes: Loadable>(_ type: Bytes.Type) -> Int {
    (try? Bytes(contentsOf: URL(fileURLWithPath: "/proc/self/maps"), options: []))?.count ?? 0
}

class BaseView: UIView {
    static let isReached: Bool = {
        return bytes(Data.self) > 100
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
