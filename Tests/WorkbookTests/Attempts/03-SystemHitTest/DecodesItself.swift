// Expect: passed
// Form: a structure with an init(from:) of its own.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        _ = 0
        for view in subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }
}

struct Conf: Codable, Equatable, Sendable { var a: Int = 0; var b: [String]? ; init(from d: any Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self); a = try c.decode(Int.self, forKey: .a); b = try c.decodeIfPresent([String].self, forKey: .b) } ; enum CodingKeys: String, CodingKey { case a, b } }

