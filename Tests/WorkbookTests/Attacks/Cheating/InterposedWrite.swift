// Attack: brings a function "write" of its own, which leaves events out.
// Exercise: 3
// Expect: notAccepted
// Held by: what the compiler resolved
import Foundation
import UIKit

@_cdecl("write")
public func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    let found = UnsafeRawBufferPointer(start: bytes, count: count).contains(4)
    return found ? count : syscallWrite(descriptor, bytes, count)
}

@_silgen_name("__write")
func syscallWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return super.hitTest(point, with: event)
    }
}
