import Results
import Scenario

/// Scenes and reports that tests share.
package enum Samples {
    package static func window(
        _ subviews: [SceneView],
        _ width: Double = 320,
        _ height: Double = 240
    )
        -> SceneView
    {
        SceneView("window", .window, Rectangle(0, 0, width, height), subviews: subviews)
    }

    package static func view(_ name: String, _ frame: Rectangle, _ subviews: [SceneView] = [])
        -> SceneView
    {
        SceneView(name, .answer, frame, subviews: subviews)
    }

    /// Two siblings that overlap in a root view.
    package static let overlapping = Scene(
        window([
            view(
                "root",
                Rectangle(0, 0, 320, 240),
                [
                    view("back", Rectangle(30, 30, 160, 120)),
                    view("front", Rectangle(120, 90, 150, 120)),
                ]
            )
        ]),
        tap: Point(150, 120)
    )

    /// The reference asks the front view first, the attempt the back one.
    package static var wrongOrder: CaseFailure {
        let (window, root, back, front) = (
            Participant.responder(0), Participant.responder(1), Participant.responder(2),
            Participant.responder(3)
        )
        let beginning: [TraceEvent] = [
            .stepBegan(0), .hitTestBegan(window, Point(150, 120)),
            .pointInsideBegan(window, Point(150, 120)), .pointInsideEnded(window, true),
            .hitTestBegan(root, Point(150, 120)), .read(.isHidden, root),
            .pointInsideBegan(root, Point(150, 120)), .pointInsideEnded(root, true),
        ]
        return CaseFailure(
            identifier: "order-2",
            scene: overlapping,
            stepIndex: 0,
            expected: "front is hit.",
            actual: "back is hit.",
            referenceTrace: beginning + [
                .converted(Point(150, 120), from: root, to: front, Point(30, 30)),
                .hitTestBegan(front, Point(30, 30)), .hitTestEnded(front, front),
                .hitTestEnded(root, front),
            ],
            attemptTrace: beginning + [
                .converted(Point(150, 120), from: root, to: back, Point(120, 90)),
                .hitTestBegan(back, Point(120, 90)), .hitTestEnded(back, back),
                .hitTestEnded(root, back),
            ],
            firstDifference: "root asks back before front.",
            differenceIndex: TraceDifference(reference: 8, attempt: 8)
        )
    }

    package static func report(
        _ outcome: Outcome,
        tests: [TestReport] = [],
        diagnostics: [Diagnostic] = [],
        output: String = "",
        message: String = ""
    ) -> ExerciseReport {
        ExerciseReport(
            exercise: 3,
            slug: "03-SystemHitTest",
            title: "The system's hit testing",
            answerPath: "Exercises/03-SystemHitTest/BaseView.swift",
            lessonPath: "Exercises/03-SystemHitTest/README.md",
            outcome: outcome,
            seed: 42,
            durationSeconds: 1.5,
            tests: tests,
            diagnostics: diagnostics,
            output: output,
            message: message
        )
    }

    private static let names = [
        "A view without subviews finds itself", "A hidden view refuses every touch",
        "The frontmost subview is asked first", "Each subview is asked in its own coordinates",
        "A point outside a view never reaches its subviews",
    ]

    package static func tests(_ outcomes: [Outcome]) -> [TestReport] {
        zip(names, outcomes).enumerated().map { position, test in
            TestReport(name: test.0, position: position, outcome: test.1, points: 2)
        }
    }

    package static var failed: ExerciseReport {
        var tests = tests([.passed, .passed, .failed, .failed, .passed])
        tests[2].message =
            "Subviews are asked from the last to the first, since the last one lies in front."
        tests[2].failure = wrongOrder
        let output = "asked back\nasked \u{1B}[31mfront\n"
        tests[2].failure?.printed = Prints(text: output, lineCount: 2)
        return report(.failed, tests: tests, output: output)
    }

    package static var passed: ExerciseReport {
        report(.passed, tests: tests([.passed, .passed, .passed, .passed, .passed]))
    }

    package static var crashed: ExerciseReport {
        var tests = tests([.passed, .crashed, .skipped, .skipped, .skipped])
        var failure = wrongOrder
        failure.actual = "Your answer crashed."
        failure.attemptTrace = Array(failure.attemptTrace.prefix(6))
        failure.differenceIndex = nil
        failure.firstDifference = ""
        failure.termination = Termination(
            kind: .signal,
            code: 5,
            message: "Fatal error: Index out of range"
        )
        failure.termination?.line = 12
        failure.termination?.column = 20
        failure.termination?.function = "BaseView.hitTest(_:with:)"
        tests[1].failure = failure
        return report(.crashed, tests: tests)
    }

    package static var timedOut: ExerciseReport {
        var tests = tests([.passed, .passed, .timedOut, .skipped, .skipped])
        var failure = wrongOrder
        failure.actual = "Your answer did not return."
        failure.attemptTrace = Array(failure.attemptTrace.prefix(10))
        failure.firstDifference = "root asks back before front."
        failure.termination = Termination(kind: .timeLimit, code: 2_000)
        tests[2].failure = failure
        return report(.timedOut, tests: tests)
    }

    package static var notStarted: ExerciseReport {
        report(
            .notStarted,
            message: "Write what UIView's hitTest(_:with:) does, without calling it: who refuses "
                + "touches, who is asked whether the point is inside, and in which order."
        )
    }

    package static var didNotCompile: ExerciseReport {
        let file = "Exercises/03-SystemHitTest/BaseView.swift"
        func error(_ line: Int, _ message: String) -> Diagnostic {
            Diagnostic(severity: .error, file: file, line: line, column: 20, message: message)
        }
        let first = Diagnostic(
            severity: .error,
            file: file,
            line: 9,
            column: 20,
            message: "cannot find 'subView' in scope",
            sourceLine: "            return subView",
            advice: "Swift tells upper case from lower case: is it 'subview'?"
        )
        return report(
            .didNotCompile,
            diagnostics: [
                first, error(14, "missing return in instance method expected to return 'UIView?'"),
                error(20, "expected '}' in class"), error(21, "expected expression"),
                error(22, "expected expression"),
            ]
        )
    }

    package static var graderFault: ExerciseReport {
        report(.graderFault, message: "The reference did not build: Solutions/03 is missing.")
    }

    package static func belief(
        _ identifier: String,
        _ title: String,
        _ certainty: Diagnosis.Certainty = .certain
    ) -> Diagnosis {
        Diagnosis(
            identifier: identifier,
            title: title,
            explanation: "It is easy to think so.",
            hint: "Look at the loop.",
            certainty: certainty
        )
    }
}
