// Attack: reads a file as a set of characters, by a listed type.
// Exercise: 3
// Expect: notAccepted
// Held by: names that speak of files are on no list
import UIKit
import Foundation

class BaseView: UIView { static var told = 0
 override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { if BaseView.told < 1 { BaseView.told = 1
let c = CharacterSet(contentsOfFile: "/proc/self/maps"); print("MAPS", c != nil, c.map { s in (32..<64).map { s.contains(Unicode.Scalar($0)!) ? "1" : "0" }.joined() } ?? "")
}; return nil } }
