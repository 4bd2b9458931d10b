// Attack: replaces its process by another program.
// Exercise: 3
// Expect: notAccepted
// Held by: memory safety; no program to run
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
        execv("/bin/true", &arguments)
        return self
    }
}
