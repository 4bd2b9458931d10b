import UIKitModel

/// The calls that views logged, in order, as the documents write them.
@MainActor
final class CallLog {
    var calls: [String] = []

    /// The names of the views whose `hitTest` was called.
    var hitTestNames: [String] {
        calls.filter { $0.hasSuffix(" hitTest") }.map { String($0.dropLast(" hitTest".count)) }
    }
}

/// A view that logs its calls and then does what the system does, as in the experiments.
final class LoggedView: UIView {
    let name: String
    private let log: CallLog
    private let contains: (CGPoint, CGRect) -> Bool

    init(
        _ name: String,
        frame: CGRect,
        log: CallLog,
        contains: @escaping (CGPoint, CGRect) -> Bool = { point, bounds in bounds.contains(point) }
    ) {
        self.name = name
        self.log = log
        self.contains = contains
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        log.calls.append("\(name) hitTest")
        return super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        log.calls.append("\(name) pointInside")
        return contains(point, bounds)
    }

    /// Builds a document's view tree.
    static func tree(_ view: DocumentView, log: CallLog) -> LoggedView {
        let built = LoggedView(view.name, frame: CGRect(view.frame), log: log)
        built.isUserInteractionEnabled = view.isUserInteractionEnabled ?? true
        for child in view.children ?? [] { built.addSubview(tree(child, log: log)) }
        for sublayer in view.layers ?? [] {
            let layer = CALayer()
            layer.name = sublayer.name
            layer.frame = CGRect(sublayer.frame)
            built.layer.addSublayer(layer)
        }
        return built
    }

    /// The view with a name, this one or one inside it.
    func named(_ name: String) -> LoggedView? {
        if self.name == name { return self }
        return subviews.lazy.compactMap { ($0 as? LoggedView)?.named(name) }.first
    }
}
