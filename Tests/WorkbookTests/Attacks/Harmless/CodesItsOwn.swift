// Attack: is right, and has values that can be encoded, and looks at bytes.
// Exercise: 3
// Expect: passed
// Held by: the allow-list knows what honest answers use
import Foundation
import UIKit

struct Note: Codable, Hashable {
    enum Kind: String, Codable, CaseIterable { case view, button }
    var name: String
    var place: [Double]
    var kind: Kind
}

class BaseView: UIView {
    nonisolated(unsafe) static var isTold = false

    static func tell(_ view: UIView) {
        let note = Note(name: "root", place: [1.5, 2], kind: .button)
        print(Set([note]).contains(note), Note.Kind.allCases.count)
        var bytes: [UInt8] = [1, 2, 3]
        bytes.append(contentsOf: [4, 5])
        print(bytes.map { $0 * 2 }, bytes[1...].reduce(0) { $0 + Int($1) })
        print(IndexPath(indexes: [1, 2]).count, CharacterSet.letters.contains("a"), UUID() == UUID())
        print("a,b".components(separatedBy: ","), " a ".trimmingCharacters(in: .whitespaces))
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !BaseView.isTold { BaseView.isTold = true; BaseView.tell(self) }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
