import UIKit

/// Questions that need a finger: a window with three views to touch.
@MainActor
public final class TouchRoom {
    /// The instructions for a person, in the order of the views from the top.
    public static let instructions = [
        "Tap the green view.",
        "Tap the grey button, which is disabled.",
        "Put a finger on the blue button, move it down slowly as far as it goes, and back.",
    ]
    /// The size of the window.
    public static let size = CGSize(width: 300, height: 240)

    private let window: UIWindow
    private let counted = CountedView(frame: CGRect(x: 20, y: 10, width: 200, height: 50))
    private let listening = ListeningView(frame: CGRect(x: 0, y: 70, width: 300, height: 60))
    private let disabled = AskedButton(frame: CGRect(x: 20, y: 5, width: 200, height: 50))
    private let left = LeftButton(frame: CGRect(x: 20, y: 140, width: 200, height: 40))

    /// Shows the views.
    public init() {
        window = UIWindow(frame: CGRect(origin: .zero, size: TouchRoom.size))
        counted.backgroundColor = .green
        disabled.backgroundColor = .gray
        disabled.isEnabled = false
        left.backgroundColor = .blue
        listening.addSubview(disabled)
        [counted, listening, left].forEach(window.addSubview)
        window.attachToScreen()
        window.isHidden = false
    }

    /// Moves the window, which begins in a corner of the screen.
    public func move(to origin: CGPoint) {
        window.frame.origin = origin
    }

    /// Takes the window off the screen.
    public func close() {
        window.isHidden = true
    }

    /// The answers to the questions for which there were touches.
    func played() -> [PlayedFact] {
        var facts: [PlayedFact] = []
        let add = { (name: String, answer: Statement) in
            facts.append(PlayedFact(name: name, isSettled: false, answer: [answer]))
        }
        if let passes = counted.passes {
            add("How often a window hit-tests when a touch begins", Statement("", [Double(passes)]))
        }
        if disabled.isFound {
            add(
                "Whether a touch on a disabled button reaches its superview",
                Statement("reaches it", listening.hasHeard)
            )
        }
        if let distance = left.distance {
            add(
                "How far a finger may stray from a button, to five points",
                Statement("", [(distance / 5).rounded() * 5])
            )
        }
        return facts
    }

    // MARK: For a hand of the model

    var touchedWindow: UIWindow { window }
    var tapPoints: [CGPoint] { [counted.center, CGPoint(x: 120, y: 100)] }
    var strayPath: (from: CGPoint, to: CGPoint) {
        (left.center, CGPoint(x: left.center.x, y: left.frame.maxY + 100))
    }
}

/// A view that counts its hit tests until a touch begins.
private final class CountedView: UIView {
    private(set) var passes: Int?
    private var count = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if hit === self { count += 1 }
        return hit
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        passes = count
        count = 0
    }
}

private final class AskedButton: UIButton {
    private(set) var isFound = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        if hit === self { isFound = true }
        return hit
    }
}

/// A button that measures the distance below it at which a finger still counts as inside.
private final class LeftButton: UIButton {
    private var greatestInside: Double?
    private var leastOutside: Double?

    /// The distance at which a finger stops counting as inside; `nil` until both sides were measured.
    var distance: Double? {
        guard let greatestInside, let leastOutside else { return nil }
        return (greatestInside + leastOutside) / 2
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        guard let touch = touches.first, isTracking else { return }
        let below = Double(touch.location(in: self).y - bounds.maxY)
        if isTouchInside {
            greatestInside = max(greatestInside ?? below, below)
        } else {
            leastOutside = min(leastOutside ?? below, below)
        }
    }
}
