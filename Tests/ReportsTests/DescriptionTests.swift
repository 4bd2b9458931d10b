import Examples
import Platform
import Results
import Scenario
import Testing

@testable import Reports

/// Each word in the one place that it lives in.
@Suite("Outcomes, steps and ends in words")
struct DescriptionTests {
    @Test(
        "Each outcome has its word and its symbols",
        arguments: [
            (.passed, "passed", "✓", "ok"), (.failed, "failed", "✗", "FAIL"),
            (.notStarted, "not started", "○", ".."),
            (.didNotCompile, "does not compile", "✗", "FAIL"),
            (.crashed, "crashed", "✗", "FAIL"), (.timedOut, "did not return", "✗", "FAIL"),
            (.skipped, "not run", "–", "--"), (.graderFault, "grader's fault", "!", "!!"),
        ] as [(Outcome, String, String, String)]
    )
    func outcomes(outcome: Outcome, words: String, unicode: String, ascii: String) {
        #expect(outcome.words == words)
        #expect(outcome.symbol(in: .unicode) == unicode)
        #expect(outcome.symbol(in: .ascii) == ascii)
    }

    @Test(
        "Each end of a process is a sentence",
        arguments: [
            (.signal, 5, "It crashed with signal 5 (the runtime's trap)."),
            (.signal, 11, "It crashed with signal 11 (bad memory access)."),
            (.signal, 77, "It crashed with signal 77."),
            (.exit, 3, "It ended itself with status 3, before it was done."),
            (.timeLimit, 2_000, "It was stopped, because it did not return within 2 s."),
            (.timeLimit, 1_000, "It was stopped, because it did not return within 1 s."),
            (.timeLimit, 250, "It was stopped, because it did not return within 0.25 s."),
            (.flood, 0, "It was stopped, because it printed without end or took too many steps."),
            (.malformedReply, 0, "It was stopped, because it wrote to the grader's own channel."),
        ] as [(Termination.Kind, Int, String)]
    )
    func ends(kind: Termination.Kind, code: Int, words: String) {
        #expect(Termination(kind: kind, code: code).words == words)
    }

    @Test("A limit of time says what was counted, where that is not the clock")
    func computing() {
        let end = Termination(kind: .timeLimit, code: 400, message: "of computing")
        #expect(
            end.words
                == "It was stopped, because it did not return within 0.4 s of computing."
        )
    }

    @Test(
        "Each step of a script is told",
        arguments: [
            (.tap(Point(40, 12)), "tap at (40, 12)"),
            (.drag([Point(1, 2), Point(3, 4)]), "drag from (1, 2) to (3, 4)"),
            (.together([Point(1, 2), Point(3, 4)]), "2 fingers at (1, 2) and (3, 4)"),
            (
                .oneByOne([Point(1, 2), Point(3, 4)], isCancelled: false),
                "fingers come down at (1, 2), then at (3, 4), and stay; then all lift"
            ),
            (.ask(view: "a", Point(1, 2)), "a.hitTest((1, 2), with: nil) is called"),
            (.chain(from: "a"), "the responder chain from a is asked for"),
            (.next(of: "a"), "the next responder of a is asked for"),
            (.deliver(.began, to: "a"), "touchesBegan is delivered, from a on"),
            (.change(view: "a", .isHidden(true)), "a.isHidden becomes true"),
            (.change(view: "a", .alpha(0.5)), "a.alpha becomes 0.5"),
            (
                .change(view: "a", .isUserInteractionEnabled(false)),
                "a.isUserInteractionEnabled becomes false"
            ),
            (.change(view: "a", .frame(Rectangle(1, 2, 3, 4))), "a.frame becomes (1, 2, 3, 4)"),
            (.change(view: "a", .remove), "a is removed from its superview"),
            (.change(view: "a", .bringToFront), "a is brought to the front"),
            (.change(view: "a", .move(into: "b")), "a is moved into b"),
            (.change(view: "a", .clipsToBounds(true)), "a.clipsToBounds becomes true"),
            (.change(view: "a", .transform()), "a.transform becomes the identity"),
            (
                .change(view: "a", .transform(turn: 90, scale: Point(-1, 1), shift: Point(2, 3))),
                "a.transform becomes a turn by 90 degrees and a scale of -1 and 1 and a shift by "
                    + "(2, 3)"
            ),
        ] as [(ScriptStep, String)]
    )
    func steps(step: ScriptStep, words: String) {
        #expect(step.words == words)
    }

    @Test("Only what is not as UIKit begins is told of a view")
    func traits() {
        var view = SceneView("a", .button, Rectangle(0, 0, 10, 10))
        #expect(view.traits(in: .unicode) == ["button"])
        view.isHidden = true
        view.alpha = 0.01
        view.isUserInteractionEnabled = false
        view.isEnabled = false
        view.boundsOrigin = Point(0, 40)
        view.turn = 30
        view.scale = Point(2, 1)
        view.anchorPoint = Point(0, 0)
        view.clipsToBounds = true
        view.zPosition = 5
        view.handles = [.began, .ended]
        view.controller = SceneController("controller", handles: [.moved])
        #expect(
            view.traits(in: .unicode) == [
                "button", "hidden", "alpha 0.01", "interaction off", "disabled",
                "bounds (0, 40, 10, 10)", "center (0, 0)", "turned 30°", "scaled 2 × 1",
                "anchor point (0, 0)", "clips",
                "z position 5", "handles touchesBegan, touchesEnded", "root view of controller",
                "its controller handles touchesMoved",
            ]
        )
        #expect(view.traits(in: .ascii).contains("turned 30 degrees"))
        view.turn = 0
        view.scale = Point(1, 1)
        #expect(view.traits(in: .unicode).contains("bounds origin (0, 40)"))
    }

    @Test("Properties that hit testing ignores are described, too")
    func features() {
        var view = SceneView("a", .view, Rectangle(0, 0, 10, 10))
        view.features = SceneView.Feature.allCases
        view.controller = SceneController("controller")
        view.controller?.hasUnloadedChild = true
        #expect(
            view.traits(in: .unicode) == [
                "has a gesture recognizer", "clear background", "its layer has no name",
                "its background is blue",
                "decorated: corners, border, shadow, tag and more, which hit testing ignores",
                "corner radius of a tenth of its smaller side", "isSelected",
                "its action is for touchDown",
                "its controller is a child of the root controller",
                "has a tap recognizer, which cancels the touch of a tap",
                "its layer's class overrides contains(_:), for a circle",
                "gets a layer over its left half, after viewDidLoad",
                "in this scene the touches follow each other quickly, as in a double tap",
                "isHighlighted", "its controller is a child of the root controller's first child",
                "has a layer over its left half, since before viewDidLoad",
                "has a pan recognizer", "has a tap recognizer that is off",
                "has a tap recognizer with cancelsTouchesInView false",
                "of UIKit's own class",
                "round corners", "border", "shadow", "tag 1", "isExclusiveTouch",
                "isMultipleTouchEnabled",
                "the blue layer gets a layer over its left half and 20 beyond, after viewDidLoad",
                "no actions", "its action is for primaryActionTriggered",
                "its action runs for touches down, out, in, up and cancelled",
                "isScrollEnabled false", "its controller presents another one",
                "its action is for touchUpOutside",
                "isOpaque false", "contentsScale 2", "an accessibilityLabel", "contentMode center",
                "a content inset of 20 at the left, where it is a button",
                "autoresizes, but not its subviews", "has a title", "of type system",
                "inserted at its place after all other views", "of type close",
                "root view of controller",
                "its controller has a child, unloaded child, whose view is not loaded",
            ]
        )
    }

    @Test(
        "Each rule for point(inside:) is told",
        arguments: [
            (.bounds, nil), (.circle, "answers point(inside:) for a circle"),
            (.margin(5), "answers point(inside:) up to 5 around it"),
            (.margin(-5), "answers point(inside:) only 5 inside its edges"),
            (.always, "answers point(inside:) with true always"),
            (.never, "answers point(inside:) with false always"),
            (.withEvent, "answers point(inside:) with false without an event"),
        ] as [(SceneView.PointInsideRule, String?)]
    )
    func pointInside(rule: SceneView.PointInsideRule, words: String?) {
        #expect(rule.trait == words)
    }

    @Test(
        "Each kind of view and each rule for hitTest has its words",
        arguments: [
            (.answer, .inherited, []), (.view, .passThrough, ["never its own hit view"]),
            (.window, .capture, ["window", "takes its subviews' touches"]),
            (.label, .inherited, ["label (interaction starts off)"]),
            (.imageView, .inherited, ["image view (interaction starts off)"]),
            (.scrollView, .inherited, ["scroll view"]),
            (.layerView, .inherited, ["the white view"]),
        ] as [(SceneView.Kind, SceneView.HitTestRule, [String])]
    )
    func kinds(kind: SceneView.Kind, rule: SceneView.HitTestRule, words: [String]) {
        var view = SceneView("a", kind, Rectangle(0, 0, 10, 10))
        view.hitTest = rule
        #expect(view.traits(in: .unicode) == words)
    }

    @Test("A case is quoted where a shell would take it apart")
    func commands() {
        #expect(DisplayedCommand.check(3).words() == "make check EX=3")
        let report = Samples.report(.failed)
        #expect(
            DisplayedCommand.again(report, case: "a-1").words()
                == "make check EX=3 CASE=a-1 SEED=42"
        )
        #expect(
            DisplayedCommand.again(report, case: "it's; ls").words()
                == "make check EX=3 CASE='it'\\''s; ls' SEED=42"
        )
    }

    @Test("Commands for a student's own copy of the exercises name its folder")
    func ownCopy() {
        var report = Samples.report(.failed)
        report.lessonPath = "my copy/Exercises/03-SystemHitTest/README.md"
        report.answerPath = "my copy/Exercises/03-SystemHitTest/BaseView.swift"
        #expect(DisplayedCommand.again(report).words() == "make check EX=3 DIR='my copy'")
    }

    @Test("A long command is broken between words, so that a shell takes it for one")
    func longCommand() {
        let check = DisplayedCommand("check", 3)
        #expect(check.lines(as: .make, width: 40) == ["make check EX=3"])
        let other = check.adding(["ATTEMPT": "a/long/path.swift", "CASE": "one"])
        #expect(
            other.lines(as: .make, width: 30)
                == ["make check EX=3 \\", "ATTEMPT=a/long/path.swift \\", "CASE=one"]
        )
        let copy = DisplayedCommand("check", 3, in: "my it's copy", with: ["CASE": "one"])
        #expect(
            copy.lines(as: .make, width: 24)
                == ["make check EX=3 \\", "DIR='my it'\\''s copy' \\", "CASE=one"]
        )
    }

    @Test("A report on another file than the student's own names it, to be graded again")
    func anotherFile() {
        var report = Samples.report(.failed)
        report.answerPath = "my answers/BaseView.swift"
        #expect(
            DisplayedCommand.again(report).words()
                == "make check EX=3 ATTEMPT='my answers/BaseView.swift'"
        )
    }
}
