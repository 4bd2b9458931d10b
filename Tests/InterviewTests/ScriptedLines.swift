import Explanation
import Foundation
import Reports
import Scenario
import TerminalInput

@testable import Interview

/// A candidate whose lines are written beforehand, and whose time passes as they say.
final class ScriptedLines: LineSource {
    private var lines: [String]
    private let secondsPerLine: Double
    private(set) var seconds = 100.0
    /// Whether all of it was typed before it is asked for.
    private let isTypedAhead: Bool

    /// Creates a candidate who takes so many seconds for each line.
    init(_ lines: [String], secondsPerLine: Double = 10, isTypedAhead: Bool = false) {
        self.lines = lines
        self.secondsPerLine = secondsPerLine
        self.isTypedAhead = isTypedAhead
    }

    func nextLine(before deadline: Double?) -> LineInput {
        guard !lines.isEmpty else { return .end }
        if let deadline, seconds + secondsPerLine > deadline {
            seconds = max(seconds, deadline)
            return .timeUp
        }
        seconds += secondsPerLine
        return .line(lines.removeFirst())
    }

    func hasLine() -> Bool { isTypedAhead }

    func takeInterruption() -> Bool { false }
}

/// The text that a candidate was shown.
final class Transcript {
    private(set) var text = ""

    func write(_ text: String) { self.text += text }

    /// The text with each row of blanks as one: where a line was broken does not matter.
    var words: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// A transcript, and the dialogue that writes it.
    static func withDialogue(_ lines: [String]) -> (Transcript, Dialogue) {
        let transcript = Transcript()
        return (transcript, Dialogue(lines, transcript))
    }

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
}

extension Dialogue {
    /// A talk with a scripted candidate.
    convenience init(
        _ lines: [String],
        _ transcript: Transcript,
        secondsPerLine: Double = 10,
        glyphs: Glyphs = .unicode
    ) {
        self.init(
            style: TextStyle(glyphs: glyphs),
            lines: ScriptedLines(lines, secondsPerLine: secondsPerLine),
            echoes: true
        ) { transcript.write($0) }
    }
}

/// Gives one known scene for each kind.
enum KnownScenes {
    static func prediction(
        _ kind: PredictionKind,
        _ level: PredictionLevel,
        seed: UInt64
    ) throws -> Prediction {
        let scene = kind == .chain ? KnownScenes.chain : KnownScenes.touch
        let answer =
            switch kind {
            case .hitView: ["view_1"]
            case .order: ["root", "view_2", "view_1"]
            case .chain: ["view 1", "root controller", "window", "application"]
            }
        let walk = AskedView.all(in: KnownScenes.trace, of: KnownScenes.touch)
        return Prediction(
            kind: kind,
            level: level,
            scene: scene,
            answer: answer,
            walk: kind == .chain ? [] : walk
        )
    }

    /// A hidden view over a plain one.
    static var touch: Scene {
        var hidden = SceneView("view_2", .answer, Rectangle(60, 60, 200, 200))
        hidden.isHidden = true
        let views = [SceneView("view_1", .answer, Rectangle(20, 20, 200, 200)), hidden]
        let root = SceneView("root", .answer, Rectangle(0, 0, 375, 667), subviews: views)
        let window = SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root])
        return Scene(window, tap: Point(100, 100))
    }

    /// The events there, in two passes.
    static var trace: [TraceEvent] {
        func view(_ index: Int) -> Participant { .responder(index) }
        let (root, first, hidden) = (view(1), view(2), view(3))
        let pass: [TraceEvent] = [
            .hitTestBegan(root, Point(100, 100)), .pointInsideBegan(root, Point(100, 100)),
            .pointInsideEnded(root, true),
            .hitTestBegan(hidden, Point(40, 40)), .hitTestEnded(hidden, nil),
            .hitTestBegan(first, Point(80, 80)), .pointInsideBegan(first, Point(80, 80)),
            .pointInsideEnded(first, true), .hitTestEnded(first, first),
            .hitTestEnded(root, first),
        ]
        return [.stepBegan(0)] + pass + pass + [.hit(first)]
    }

    /// A view in the root view of a controller, and a delegate that is no responder.
    static var chain: Scene {
        var root = SceneView(
            "view 1",
            .view,
            Rectangle(0, 0, 375, 667),
            subviews: [SceneView("view 2", .view, Rectangle(10, 10, 300, 300))]
        )
        root.controller = SceneController("root controller")
        let window = SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root])
        var scene = Scene(window, script: [.chain(from: "view 2")])
        scene.application.delegate = .plain
        return scene
    }
}
