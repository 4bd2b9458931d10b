// Attack: gets hold of raw memory without naming a pointer.
// Exercise: 3
// Expect: notAccepted
// Held by: memory safety
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let memory = NSMutableData(length: 8)!.mutableBytes
        for offset in stride(from: 0, to: 1 << 16, by: 8) where memory.load(fromByteOffset: offset, as: Int.self) == 0x1FF {
            memory.storeBytes(of: 0, toByteOffset: offset, as: Int.self)
        }
        return super.hitTest(point, with: event)
    }
}
