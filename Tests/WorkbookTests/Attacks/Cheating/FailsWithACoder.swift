// Attack: a layer class keeps the coder that makes it, with which an object of a subclass fails: reads next unheard.
// Exercise: 6
// Expect: notAccepted
// Held by: the compiler's parse: failures
import UIKit

final class Head { var count = Int.max, capacity = Int.max }

class Base {
    init?(coder: NSCoder) {
        keepItself()
        return nil
    }
    func keepItself() {}
}
/// Is kept while its superclass's initialiser fails, and is given back nonetheless.
final class WithList: Base {
    var list: [Int] = []
    override func keepItself() { Memory.kept = self }
}
/// As large as an object with a list.
final class WithNumber {
    var number = Int(bitPattern: ObjectIdentifier(Memory.head))
}

/// UIKit makes a view's layer with a coder.
class CodedLayer: CALayer {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = WithList(coder: coder)
    }
}
final class Holder: UIView {
    override class var layerClass: AnyClass { CodedLayer.self }
}

enum Memory {
    static let head = Head()
    nonisolated(unsafe) static var kept: WithList?
    nonisolated(unsafe) static var numbers: [WithNumber] = []
    nonisolated(unsafe) static var base: UInt = 0

    static func prepare() {
        base = UInt(bitPattern: ObjectIdentifier(head)) &+ 32
        numbers.append(WithNumber())
        _ = Holder()
        for _ in 0..<20 { numbers.append(WithNumber()) }
    }
    static subscript(address: UInt) -> Int {
        get { kept!.list[Int((address &- base) >> 3)] }
        set { kept!.list[Int((address &- base) >> 3)] = newValue }
    }
    static let kinds: UInt = {
        prepare()
        return UInt(bitPattern: ObjectIdentifier(UIView.self)) &+ 0x229F8
    }()
}

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        let place = Memory.kinds
        let heard = Memory[place]
        Memory[place] = 0
        defer { Memory[place] = heard }
        return responder.next
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        Array(sequence(first: responder) { nextResponder(after: $0) })
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        chain(from: first).first { ($0 as? TouchHandling)?.handleTouches(in: phase) ?? false }
    }
}
