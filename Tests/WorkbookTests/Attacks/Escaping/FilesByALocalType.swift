// Attack: a class inside a function inherits what reads and writes files, and a protocol asks for it.
// Exercise: 3
// Expect: notAccepted
// Held by: the index lists local types
import UIKit

protocol Reader: AnyObject {
    associatedtype Contents: Sequence
    func contents(atPath path: String) -> Contents?
    func contentsOfDirectory(atPath path: String) throws -> [String]
    func removeItem(atPath path: String) throws

}

func show<R: Reader>(_ reader: R) {

    print((try? reader.contentsOfDirectory(atPath: "/")) ?? [])
    print((try? reader.contentsOfDirectory(atPath: "/proc/self/fd")) ?? [])
    print((try? reader.contentsOfDirectory(atPath: "/tmp")) ?? [])
    for path in ["/etc/passwd", "/proc/self/maps", "/proc/self/cmdline"] {
        guard let bytes = reader.contents(atPath: path) else { continue }
        var text = ""
        for case let byte as UInt8 in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
        print(path, text.prefix(200))
    }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        final class Files: FileManager, Reader {   }
        show(Files())
        return super.hitTest(point, with: event)
    }
}
