import Results
import Scenario

/// Reports and scenes made of chance and malice.
package struct RandomReports {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    package mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    package mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[number(below: elements.count)]
    }

    package mutating func text() -> String {
        let words = [
            "view", "\u{1B}[31m", "视图", "\u{202E}", "hit", "a\tb", "\r", "🙂", "e\u{301}", "it's",
            "\u{9B}2J", String(repeating: "long", count: 30), "…", "→", "\u{0}", "\n", "\\(x)",
            String(repeating: "视", count: 70), "a" + String(repeating: "\u{301}", count: 9),
            "\u{301}", "::error::x", "\n::stop-commands::x\n", "</pre><script>", "]]>", "```\n# x",
            "=1+1", "\"", "a|b", "&lt;", "\u{FFFE}", "\u{B}", "%0A", "~~~", "[a](b)", "',",
        ]
        return (0...number(below: 6)).map { _ in pick(words) }.joined(
            separator: pick([" ", "", " "])
        )
    }

    private mutating func coordinate() -> Double {
        switch number(below: 40) {
        case 0: pick([.nan, .infinity, -.infinity, 1e300, -1e15, 1e-12])
        case 1...4: Double(number(below: 4_000)) - 2_000
        case 5...9: Double(number(below: 100_000)) / 313
        default: Double(number(below: 30)) * 10
        }
    }

    private mutating func view(depth: Int) -> SceneView {
        let name = number(below: 4) == 0 ? text() : "view_\(number(below: 1_000))"
        var view = SceneView(
            name,
            pick([.answer, .view, .button, .label, .layerView]),
            Rectangle(coordinate(), coordinate(), coordinate(), coordinate())
        )
        if number(below: 4) == 0 { view.turn = pick([30, 90, -45, 180, coordinate()]) }
        if number(below: 5) == 0 { view.scale = Point(pick([0, -1, 2, 0.5]), coordinate()) }
        if number(below: 4) == 0 { view.boundsOrigin = Point(coordinate(), coordinate()) }
        if number(below: 4) == 0 { view.alpha = pick([0, 0.01, 0.5, coordinate()]) }
        if number(below: 5) == 0 { view.zPosition = coordinate() }
        if number(below: 8) == 0 {
            view.controller = SceneController(text(), isOfAnswer: true, handles: [.began])
        }
        view.isHidden = number(below: 6) == 0
        view.clipsToBounds = number(below: 4) == 0
        view.isUserInteractionEnabled = pick([nil, true, false])
        view.pointInside = pick([.bounds, .circle, .margin(coordinate()), .always])
        if depth < 5 {
            view.subviews = (0..<number(below: 4)).map { _ in self.view(depth: depth + 1) }
        }
        return view
    }

    package mutating func scene() -> Scene {
        var root = view(depth: 0)
        if number(below: 3) > 0 {
            root.frame = Rectangle(0, 0, 320, 480)
            root.kind = .window
        }
        let names = root.withDescendants.map(\.name)
        let script: [ScriptStep] = (0..<3).map { _ in
            let point = Point(coordinate(), coordinate())
            switch number(below: 6) {
            case 0: return .drag([point, Point(coordinate(), coordinate())])
            case 1: return .ask(view: pick(names), point)
            case 2: return .change(view: pick(names), pick([.remove, .bringToFront, .alpha(0)]))
            case 3: return .deliver(.began, to: text())
            default: return .tap(point)
            }
        }
        return Scene(root, script: script)
    }

    private mutating func trace() -> [TraceEvent] {
        (0..<number(below: 60)).map { _ in
            let who: Participant = pick([
                .responder(number(below: 6)), .stranger, .ownLayer(number(below: 3)),
            ])
            let point = Point(coordinate(), coordinate())
            return pick([
                .hitTestBegan(who, point), .hitTestEnded(who, nil), .pointInsideBegan(who, point),
                .pointInsideEnded(who, true), .alert(text()), .chain([who, who, who]),
                .converted(point, from: who, to: nil, point), .stepBegan(number(below: 5)),
            ])
        }
    }

    private mutating func failure() -> CaseFailure {
        let beginning = trace()
        var failure = CaseFailure(
            identifier: pick(["case-1", text()]),
            scene: scene(),
            stepIndex: number(below: 5) - 1,
            expected: text(),
            actual: text(),
            referenceTrace: beginning + trace(),
            attemptTrace: beginning + trace(),
            firstDifference: text()
        )
        failure.origin = pick([.ownCase, .sameFault, .otherFault])
        failure.printed = pick([nil, Prints(text: text() + "\n" + text(), lineCount: 1_000_000)])
        failure.addedLayers = pick([
            nil, [],
            [
                AddedLayer(
                    frame: Rectangle(coordinate(), coordinate(), coordinate(), coordinate()),
                    in: failure.scene.root.name
                )
            ],
        ])
        if number(below: 2) == 0 {
            failure.differenceIndex = TraceDifference(
                reference: number(below: 70),
                attempt: number(below: 70)
            )
        }
        if number(below: 2) == 0 {
            let kind: Termination.Kind = pick([.signal, .exit, .timeLimit, .flood, .malformedReply])
            failure.termination = Termination(kind: kind, code: number(below: 20), message: text())
            failure.termination?.line = pick([nil, 12])
            failure.termination?.function = pick([nil, text()])
        }
        return failure
    }

    private mutating func diagnostic() -> Diagnostic {
        Diagnostic(
            severity: pick([.error, .error, .warning, .note]),
            file: pick(["BaseView.swift", text()]),
            line: pick([nil, 9, 1_234_567]),
            column: pick([nil, 0, 20, 5_000]),
            message: text(),
            sourceLine: pick([nil, "    " + text()]),
            advice: pick([nil, text()])
        )
    }

    package mutating func report() -> ExerciseReport {
        let tests = (0..<number(below: 8)).map { position in
            var test = TestReport(
                name: text(),
                position: position,
                outcome: pick(Outcome.allCases),
                points: number(below: 5),
                message: text()
            )
            if number(below: 2) == 0 { test.failure = failure() }
            return test
        }
        var report = Samples.report(
            pick(Outcome.allCases),
            tests: tests,
            diagnostics: (0..<number(below: 6)).map { _ in diagnostic() },
            output: pick(["", text()]),
            message: text()
        )
        report.title = pick([report.title, text()])
        return report
    }
}
