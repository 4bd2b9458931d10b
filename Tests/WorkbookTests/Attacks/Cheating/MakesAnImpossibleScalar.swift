// Attack: decodes a number that is no scalar.
// Exercise: 3
// Expect: notAccepted
// Held by: decoders are on no list
import UIKit
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        attack()
        return super.hitTest(point, with: event)
    }
}
func bad(_ x: UInt32) -> Unicode.Scalar { Unicode.UTF32.decode(CollectionOfOne(x)) }
func attack() {
    for v in [0x0011_0000, 0x0020_0000, 0x1000_0000, 0xF000_0000, 0xFFFF_FFFF] as [UInt32] { let s = bad(v)
    print(s.properties.isAlphabetic); print(s.properties.lowercaseMapping.count) ; print(s.properties.titlecaseMapping.count); print(s.properties.name as Any) }
}
