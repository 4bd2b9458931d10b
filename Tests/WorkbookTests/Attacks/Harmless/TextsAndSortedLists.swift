// Attack: is right, and puts texts together, sorts lists, and uses sets and dictionaries.
// Exercise: 3
// Expect: passed
// Held by: the allow-list knows what honest answers use
import UIKit

class BaseView: UIView {
    typealias Candidate = (view: UIView, point: CGPoint)

    private static let words: String = {
        var text = "b,a"
        text.insert(contentsOf: "c,", at: text.startIndex)
        text.replaceSubrange(text.startIndex..<text.index(after: text.startIndex), with: "d")
        text.append(contentsOf: ",e")
        var parts = text.split(separator: ",").map(String.init)
        parts.sort()
        parts.sort { $0 > $1 }
        parts += ["f"] + ["g"]
        parts.append(contentsOf: ["h"])
        let counts = Dictionary(uniqueKeysWithValues: parts.map { ($0, $0.count) })
        let groups = Dictionary(grouping: parts) { $0.count }
        let set = Set(parts).union(["i"]).subtracting(["h"])
        let isSame = set.elementsEqual(set) && zip(parts, parts).allSatisfy(==)
        let all = [parts, ["k"]].flatMap { $0 }.joined(separator: ", ") + String(text.reversed())
        return "\(all) \(counts.count) \(groups.count) \(set.count) \(isSame) \(text.contains("b,"))"
    }()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if Self.words.isEmpty { print(Self.words) }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let candidates: [Candidate] = subviews.map { ($0, convert(point, to: $0)) }
        for candidate in candidates.reversed() {
            if let hit = candidate.view.hitTest(candidate.point, with: event) { return hit }
        }
        return self
    }
}
