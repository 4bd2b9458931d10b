import UIKitModel

/// The events of a test, in order.
@MainActor
final class Journal {
    private(set) var entries: [String] = []

    func add(_ entry: String) {
        entries.append(entry)
    }

    /// The entries since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A view that writes down its touches and does not pass them on.
@MainActor
final class WitnessView: UIView {
    let name: String
    private let journal: Journal
    var onTouchesBegan: () -> Void = {}
    var mayGesturesBegin = true
    var isHitTestLogged = false

    init(_ name: String, _ frame: CGRect, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("began", touches)
        onTouchesBegan()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("moved", touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("ended", touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("cancelled", touches)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHitTestLogged { journal.add(name) }
        return super.hitTest(point, with: event)
    }

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        mayGesturesBegin
    }

    private func write(_ phase: String, _ touches: Set<UITouch>) {
        let count = touches.count == 1 ? "" : " \(touches.count)"
        journal.add("\(name) \(phase)\(count)")
    }
}

/// A shown window with a witness for a root, a hand, and a journal.
///
/// A test makes its own, and no suite keeps one: windows of waiting tests would lie in front. The
/// stage keeps the windows alive that it shows, and they go with it.
@MainActor
final class TouchStage {
    let journal = Journal()
    let hand = Hand()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let root: WitnessView
    private var otherWindows: [UIWindow] = []

    init() {
        root = WitnessView("root", CGRect(x: 0, y: 0, width: 300, height: 300), journal)
        window.addSubview(root)
        window.isHidden = false
    }

    @discardableResult
    func show<Window: UIWindow>(_ window: Window) -> Window {
        otherWindows.append(window)
        window.isHidden = false
        return window
    }

    /// Shows a window of the same size, with a witness named "second" in it.
    @discardableResult
    func showSecondWindow(level: UIWindow.Level) -> UIWindow {
        let second = UIWindow(frame: window.frame)
        second.addSubview(WitnessView("second", second.bounds, journal))
        second.windowLevel = level
        return show(second)
    }

    func addView(_ name: String, _ frame: CGRect, in superview: UIView? = nil) -> WitnessView {
        let view = WitnessView(name, frame, journal)
        (superview ?? root).addSubview(view)
        return view
    }

    /// Attaches a recognizer that writes its state down whenever its handlers run.
    @discardableResult
    func attach<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer,
        _ name: String,
        to view: UIView
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addHandler { [journal] in journal.add("\(name) \($0.state)") }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
}

extension CGPoint {
    init(_ x: CGFloat, _ y: CGFloat) {
        self.init(x: x, y: y)
    }
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
