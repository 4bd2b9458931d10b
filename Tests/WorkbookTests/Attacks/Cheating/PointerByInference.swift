// Attack: has the compiler infer a pointer's type, and moves it to what the model tells of.
// Exercise: 3
// Expect: didNotCompile|notAccepted|failed
// Held by: no function that answers may use takes a pointer to write
import UIKit

/// The compiler infers `Place`, so that the answer never names a pointer type.
protocol Pointed {
    associatedtype Place
    func getRed(_ red: Place, green: Place, blue: Place, alpha: Place) -> Bool
}
extension UIColor: Pointed {}

func place(_ place: UIColor.Place) -> UIColor.Place { place }
func moved<S: Strideable>(_ place: S, by count: S.Stride) -> S { place.advanced(by: count) }

@MainActor
enum Ear {
    static var numbers: [CGFloat] = [1, 2, 3, 4]
    static let start = place(&numbers)!
    static let steps: Int = {
        let address = Int(String(describing: start).dropFirst(2), radix: 16) ?? 0
        // What the model tells of, at its distance from UIView in the kit.
        return (Int(bitPattern: ObjectIdentifier(UIView.self)) + 0x1ACF20 - 0x18F5F8 - address) / 8
    }()
    static func hear(_ kinds: UInt64) {
        UIColor(red: CGFloat(Double(bitPattern: kinds)), green: 0, blue: 0, alpha: 0)
            .getRed(moved(start, by: steps), green: nil, blue: nil, alpha: nil)
    }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Ear.hear(0)
        defer { Ear.hear(0x3FF) }
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Ear.hear(0x3FF)
        return super.point(inside: point, with: event)
    }
}
