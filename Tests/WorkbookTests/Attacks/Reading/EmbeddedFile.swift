// Attack: makes the compiler put a file into the program.
// Exercise: 3
// Expect: didNotCompile
// Held by: the compiler knows no such thing
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print(#embed("/etc/passwd"))
        return self
    }
}
