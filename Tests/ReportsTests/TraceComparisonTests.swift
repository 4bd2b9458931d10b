import Examples
import Results
import Scenario
import Testing

@testable import Reports

/// Two traces next to each other.
@Suite("Two traces side by side")
struct TraceComparisonTests {
    private let style = TextStyle(glyphs: .unicode)

    private func text(_ failure: CaseFailure, columns: Int = 80) -> String? {
        let style = TextStyle(glyphs: .unicode, columns: columns)
        return TraceComparison(failure, style: style)?.lines.rendered(in: style)
    }

    private func failure(
        _ reference: [TraceEvent],
        _ attempt: [TraceEvent],
        _ difference: TraceDifference? = nil
    ) -> CaseFailure {
        var failure = Samples.wrongOrder
        failure.referenceTrace = reference
        failure.attemptTrace = attempt
        failure.differenceIndex = difference
        return failure
    }

    private let root = Participant.responder(1)

    @Test("A long common beginning is folded")
    func folding() {
        let alike = Array(repeating: TraceEvent.systemHitTest(root), count: 20)
        let line = "  UIKit's own hitTest runs in root      │ UIKit's own hitTest runs in root\n"
        let expected = """
              expected                              │ your answer
              … 12 steps alike …
            \(String(repeating: line, count: 8))\
            ▸ nothing is hit                        │ root is hit

            """
        #expect(text(failure(alike + [.hit(nil)], alike + [.hit(root)])) == expected)
    }

    @Test("Reads in another order keep it, and are no difference")
    func orderOfReads() {
        let reads = [TraceEvent.read(.isHidden, root), .read(.alpha, root)]
        let lines = """
              expected                              │ your answer
              read root.isHidden                    │ read root.isHidden
              read root.alpha                       │ read root.alpha
            ▸ nothing is hit                        │ root is hit

            """
        #expect(text(failure(reads + [.hit(nil)], reads + [.hit(root)])) == lines)
        let reversed = failure(
            reads + [.hit(nil)],
            reads.reversed() + [.hit(root)],
            TraceDifference(reference: 2, attempt: 2)
        )
        let note = "That yours reads alpha and isHidden in another order makes no difference."
        #expect(
            text(reversed) == """
                  expected                              │ your answer
                  read root.isHidden                    │ read root.alpha
                  read root.alpha                       │ read root.isHidden
                ▸ nothing is hit                        │ root is hit
                  \(note)

                """
        )
    }

    @Test("Below each other, the reads of each side stand in its own order")
    func orderOfStackedReads() {
        let narrow = TextStyle(glyphs: .unicode, columns: 40)
        let reads = [TraceEvent.read(.isUserInteractionEnabled, root), .read(.alpha, root)]
        let failure = failure(
            reads + [.hit(nil)],
            reads.reversed() + [.hit(root)],
            TraceDifference(reference: 2, attempt: 2)
        )
        let text = TraceComparison(failure, style: narrow)?.lines.rendered(in: narrow)
        #expect(
            text?.hasSuffix(
                """
                  your answer
                  read root.alpha
                  read root.isUserInteractionEnabled
                ▸ root is hit

                """
            ) == true
        )
    }

    @Test("If a column is too narrow for a name, the sides stand below each other")
    func stacked() {
        let narrow = TextStyle(glyphs: .unicode, columns: 40)
        let failure = failure(
            [.read(.isUserInteractionEnabled, root), .hit(nil)],
            [.read(.isUserInteractionEnabled, root), .hit(root)]
        )
        #expect(
            TraceComparison(failure, style: narrow)?.lines.rendered(in: narrow) == """
                  expected
                  read root.isUserInteractionEnabled
                ▸ nothing is hit

                  your answer
                  read root.isUserInteractionEnabled
                ▸ root is hit

                """
        )
    }

    @Test("Steps of only one trace stand alone")
    func alone() {
        let reference: [TraceEvent] = [.read(.isHidden, root), .read(.alpha, root), .hit(nil)]
        let attempt: [TraceEvent] = [.read(.alpha, root), .read(.bounds, root), .hit(root)]
        let difference = TraceDifference(reference: 2, attempt: 2)
        let expected = """
              expected                              │ your answer
              read root.isHidden                    │
              read root.alpha                       │ read root.alpha
                                                    │ read root.bounds
            ▸ nothing is hit                        │ root is hit

            """
        #expect(text(failure(reference, attempt, difference)) == expected)
    }

    @Test(
        "A trace that breaks off says how",
        arguments: [
            (nil, "(nothing more)"), (.exit, "(ended here)"), (.timeLimit, "(never returned)"),
        ] as [(Termination.Kind?, String)]
    )
    func end(kind: Termination.Kind?, words: String) {
        let expected = """
              expected                              │ your answer
              read root.isHidden                    │ read root.isHidden
            ▸ nothing is hit                        │ \(words)

            """
        let attempt: [TraceEvent] = [.read(.isHidden, root)]
        var failure = failure(attempt + [.hit(nil)], attempt)
        failure.termination = kind.map { Termination(kind: $0, code: 0) }
        #expect(text(failure) == expected)
    }

    @Test(
        "The mark stands where one side has nothing to match, and not after all that the other does"
    )
    func oneSided() {
        let call = TraceEvent.read(.isHidden, root)
        let reads = [call, .read(.alpha, root), .read(.bounds, root)]
        func marked(
            _ reference: [TraceEvent],
            _ attempt: [TraceEvent],
            _ difference: (Int, Int),
            _ end: Termination.Kind? = nil
        ) -> String? {
            var failure = failure(
                reference,
                attempt,
                TraceDifference(reference: difference.0, attempt: difference.1)
            )
            failure.termination = end.map { Termination(kind: $0, code: 0) }
            let rows = text(failure)?.split(separator: "\n").dropFirst()
            return rows?.map { $0.split(separator: " ").joined(separator: " ") }
                .joined(separator: "; ")
        }
        let start = "read root.isHidden │ read root.isHidden; "
        #expect(
            marked(reads + [.hit(root)], [call], (3, 1), .timeLimit)
                == start + "▸ read root.alpha │ (never returned)"
        )
        #expect(
            marked(reads, [call, .systemHitTest(root)], (3, 1))
                == start + "▸ read root.alpha │ UIKit's own hitTest runs in root"
        )
        #expect(
            marked([call, .alert("Inside")], reads, (1, 3))
                == start + "▸ the alert “Inside” is shown │ read root.alpha"
        )
    }

    @Test("An answer that differs is told apart from its call")
    func answer() {
        let call = TraceEvent.pointInsideBegan(root, Point(1, 2))
        let expected = """
              expected                              │ your answer
              root.point(inside: (1, 2))            │ root.point(inside: (1, 2))
            ▸ root.point(inside:) → true            │ root.point(inside:) → false

            """
        let reference = [call, .pointInsideEnded(root, true)]
        #expect(text(failure(reference, [call, .pointInsideEnded(root, false)])) == expected)
    }

    @Test("The difference is never cut")
    func wholeDifference() throws {
        let title =
            "a title that goes on and on, far beyond the column's end, to see what becomes of it"
        let lines = try #require(text(failure([.alert("short")], [.alert(title)])))
        let right = lines.split(separator: "\n").dropFirst().compactMap { line in
            line.split(separator: "│").last?.split(separator: " ").joined(separator: " ")
        }
        #expect(right.joined(separator: " ") == "the alert “\(title)” is shown")
    }

    @Test("Where one side reads more, each read stands where its side has it")
    func otherOrder() {
        let reference: [TraceEvent] = [
            .hitTestBegan(root, .zero), .read(.isHidden, root), .read(.alpha, root),
            .read(.isUserInteractionEnabled, root), .hit(nil),
        ]
        let attempt: [TraceEvent] = [
            .hitTestBegan(root, .zero), .read(.alpha, root), .read(.bounds, root),
            .read(.isHidden, root), .hit(root),
        ]
        let difference = TraceDifference(reference: 4, attempt: 4)
        let expected = """
              expected                              │ your answer
              root.hitTest((0, 0))                  │ root.hitTest((0, 0))
                read root.isHidden                  │
                read root.alpha                     │   read root.alpha
                read root.isUserInteractionEnabled  │
                                                    │   read root.bounds
                                                    │   read root.isHidden
            ▸   nothing is hit                      │   root is hit

            """
        #expect(text(failure(reference, attempt, difference)) == expected)
    }

    @Test(
        "Reads of one property in a row are one step, and many are counted",
        arguments: [
            (1, "read root.alpha"), (2, "read root.alpha"), (3, "read root.alpha (3 times)"),
            (100, "read root.alpha (100 times)"), (101, "read root.alpha (again and again)"),
        ]
    )
    func repeatedReads(count: Int, words: String) {
        let reads = Array(repeating: TraceEvent.read(.alpha, root), count: count)
        let right = "  read root.alpha                       │ \(words)\n"
        let difference = TraceDifference(reference: 1, attempt: count)
        let told = text(
            failure([.read(.alpha, root), .hit(nil)], reads + [.hit(root)], difference)
        )
        #expect(told?.contains(right) == true, "\(told ?? "")")
    }

    // MARK: Width

    private let conversion: [TraceEvent] = [
        .converted(Point(150, 120), from: .responder(1), to: .responder(2), Point(30, 30)),
        .hit(nil),
    ]

    @Test("A step that is too long for its column goes on in the next line")
    func wrapped() {
        let expected = """
              expected                              │ your answer
              converted (150, 120) of root to (30,  │ converted (150, 120) of root to (30,
              30) of back                           │ 30) of back
            ▸ nothing is hit                        │ (nothing more)

            """
        #expect(text(failure(conversion, Array(conversion.dropLast()))) == expected)
    }

    @Test("On a wide terminal the columns are as wide as the steps need")
    func wide() throws {
        let wide = TextStyle(glyphs: .unicode, columns: 140)
        let comparison = try #require(
            TraceComparison(failure(conversion, Array(conversion.dropLast())), style: wide)
        )
        let step = "converted (150, 120) of root to (30, 30) of back"
        let line = "  \(step) │ \(step)\n"
        #expect(comparison.lines.rendered(in: wide).contains(line))
    }

    @Test("Traces that are alike are not compared")
    func alike() {
        #expect(text(failure([.hit(nil)], [.hit(nil)])) == nil)
    }

    @Test("Long traces are compared in no time")
    func long() throws {
        let reference = (0..<200_000).map { TraceEvent.stepBegan($0 % 7) } + [.hit(nil)]
        let attempt = (0..<200_000).map { TraceEvent.stepBegan($0 % 5) } + [.hit(root)]
        let difference = TraceDifference(reference: 200_000, attempt: 200_000)
        let comparison = try #require(
            TraceComparison(failure(reference, attempt, difference), style: style)
        )
        #expect(comparison.lines.count <= 16)
    }
}
