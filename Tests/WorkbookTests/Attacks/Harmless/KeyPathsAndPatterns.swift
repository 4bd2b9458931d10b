// Attack: is right, and uses key paths, patterns and casts of all kinds..
// Exercise: 3
// Expect: passed
// Held by: the allow-list knows what honest answers use
import UIKit

indirect enum Path: Equatable {
    case end
    case step(Int, Path)

    var length: Int { if case .step(_, let rest) = self { 1 + rest.length } else { 0 } }
}

final class Log {
    lazy var entries: [String] = []
    private let limits: ClosedRange<Int> = 0...9
    var write: ((String) -> Void)?
    @discardableResult func add(_ text: String) -> Int {
        if limits ~= entries.count { entries.append(text) }
        write?(text)
        return entries.count
    }
}

class BaseView: UIView {
    private let log = Log()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let flags: [KeyPath<BaseView, Bool>] = [\.isHidden, \.self.isUserInteractionEnabled]
        log.write = { [weak log] _ in _ = log?.entries.count }
        log.add("asked at \(flags.count)")
        switch (self[keyPath: flags[0]], self[keyPath: flags[1]], alpha) {
        case (true, _, _), (_, false, _): return nil
        case (_, _, let alpha) where alpha < 0.01: return nil
        case (false, true, 0.01...), _: break
        }
        guard self.point(inside: point, with: event) else { return nil }
        let groups = Dictionary(grouping: subviews.enumerated(), by: { $0.element is UIButton })
        let order = groups.values.flatMap { $0 }.sorted { $0.offset > $1.offset }.map(\.element)
        for case let subview? in order.map(Optional.some) {
            if let found = subview.hitTest(convert(point, to: subview), with: event) as? UIView { return found }
        }
        let seen = Set(subviews).union([self])
        return zip(seen, 1...).contains { $0.0 === self } && Path.step(1, .end).length == 1 ? self : nil
    }
}
