import UIKit

/// A question about UIKit that no scene asks, in code that only UIKit answers.
///
/// It does not contain the right answer: a device's answer is right, and the model's is compared with it.
@MainActor
struct Fact {
    /// The question, by which a comparison finds the fact.
    let name: String
    /// False if public sources do not settle the answer.
    let isSettled: Bool
    private let answer: () -> [Statement]

    init(_ name: String, isSettled: Bool = true, _ answer: @escaping () -> [Statement]) {
        self.name = name
        self.isSettled = isSettled
        self.answer = answer
    }

    /// A question that is asked in a place of its own.
    init<Place: FactPlace>(
        _ name: String,
        isSettled: Bool = true,
        _ answer: @escaping (Place) -> [Statement]
    ) {
        self.init(name, isSettled: isSettled) { Place.ask(answer) }
    }

    func played() -> PlayedFact {
        PlayedFact(name: name, isSettled: isSettled, answer: answer())
    }

    /// All facts, each with a unique name.
    static var all: [Fact] { hitTesting + layers + geometry + hierarchy + responders }
}

extension Statement {
    init(_ name: String, _ isTrue: Bool) {
        self.init("\(name): \(isTrue)")
    }
}

/// The place in which a fact is asked.
@MainActor
protocol FactPlace {
    /// Asks something in a place that is removed afterwards.
    static func ask(_ body: (Self) -> [Statement]) -> [Statement]
}

/// A window on the screen with a few named views, which exists while a fact is asked.
@MainActor
final class FactRoom: FactPlace {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private var names: [ObjectIdentifier: String] = [:]
    private var kept: [AnyObject] = []

    init() {
        window.attachToScreen()
        window.isHidden = false
        name(window, "window")
    }

    static func ask(_ body: (FactRoom) -> [Statement]) -> [Statement] {
        let room = FactRoom()
        defer { room.window.isHidden = true }
        return body(room)
    }

    /// Adds a plain view in front of all others of its superview.
    func add(
        _ name: String,
        _ x: CGFloat,
        _ y: CGFloat,
        _ width: CGFloat,
        _ height: CGFloat,
        in superview: UIView? = nil
    ) -> UIView {
        add(UIView(frame: CGRect(x: x, y: y, width: width, height: height)), name, in: superview)
    }

    /// Adds a view in front of all others of its superview.
    func add<Added: UIView>(_ view: Added, _ name: String, in superview: UIView? = nil) -> Added {
        (superview ?? window).addSubview(view)
        self.name(view, name)
        return view
    }

    func name(_ object: AnyObject, _ name: String) {
        kept.append(object)
        names[ObjectIdentifier(object)] = name
    }

    /// The name that an object was given, or its class.
    func name(of object: AnyObject?) -> String {
        guard let object else { return "nil" }
        return names[ObjectIdentifier(object)] ?? "\(type(of: object))"
    }

    func hit(_ x: CGFloat, _ y: CGFloat) -> Statement {
        hit(window, x, y)
    }

    func hit(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> Statement {
        Statement(name(of: view.hitTest(CGPoint(x: x, y: y), with: nil)), [Double(x), Double(y)])
    }

    func hit(_ layer: CALayer, _ x: CGFloat, _ y: CGFloat) -> Statement {
        Statement(name(of: layer.hitTest(CGPoint(x: x, y: y))), [Double(x), Double(y)])
    }
}
