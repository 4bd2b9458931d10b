import Reports
import Scenario
import Testing

@testable import Interview

@Suite("Asking for a prediction")
struct PredictRoundTests {
    private func round(
        _ kind: PredictionKind,
        _ lines: String...
    ) throws -> (missed: Missed?, text: String, words: String) {
        let transcript = Transcript()
        let prediction = try KnownScenes.prediction(kind, PredictionLevel(2), seed: 1)
        let missed = try PredictRound(
            prediction: prediction,
            dialogue: Dialogue(lines, transcript)
        ).run()
        // The question fits on a screen, and so does what is said after the answer.
        for part in transcript.text.split(separator: "> \(lines.first ?? "")\n") {
            #expect(part.split(separator: "\n").count <= 24, "\(part)")
        }
        return (missed, transcript.text, transcript.words)
    }

    @Test(
        "A right answer, in whatever form, gets the reason for it",
        arguments: [
            (PredictionKind.hitView, "view_1"), (.hitView, "1"),
            (.order, "root view_2 view_1"), (.order, "window, root, view_2, view_1"),
            (.chain, "view 1, root controller, window, application"),
            (.chain, "view 2 -> view 1 -> root controller -> window -> app -> nil"),
        ]
    )
    func right(kind: PredictionKind, line: String) throws {
        let round = try round(kind, line)
        #expect(round.missed == nil)
        let reason =
            kind == .chain
            ? "After root controller comes window, the superview of its view."
            : "view_1 answers itself: the point is inside, and it has no subviews."
        #expect(round.text.hasSuffix("Right. \(reason)\n"))
    }

    @Test("The question shows the touch in a picture, and asks for the view")
    func question() throws {
        let round = try round(.hitView, "view_1")
        #expect(round.text.contains("✕ tap at (100, 100)"))
        #expect(round.text.contains("Which view is hit at the ✕?\n> view_1\n"))
    }

    @Test("A wrong hit view is answered by the way, and the step that decides against it")
    func wrongHitView() throws {
        let round = try round(.hitView, "view_2")
        #expect(round.missed?.share == 0 && round.missed?.isSkipped == false)
        #expect(
            round.text.hasSuffix(
                """
                Not view_2: view_1 is hit.
                view_2 answers nil: it is hidden.
                  root → view_1: view_1 found it
                ▸   view_2 → nil: it is hidden
                    view_1 → view_1: the point is inside, and it has no subviews

                """
            )
        )
    }

    @Test(
        "After a reply of nobody, or of a view around, the review shows which view takes the touch",
        arguments: ["nil", "root", "window"]
    )
    func wrongOwner(line: String) throws {
        let round = try round(.hitView, line)
        #expect(
            round.text.contains("▸   view_1 → view_1: the point is inside, and it has no subviews")
        )
    }

    @Test("The picture comes again as it was; a chain's tree also has the positions in the list")
    func picture() throws {
        for kind in [PredictionKind.hitView, .order] {
            let parts = try round(kind, "view_2").text.components(separatedBy: "> view_2\n")
            let picture = parts[0].components(separatedBy: kind == .order ? "In which" : "Which")[0]
            #expect(parts[1].hasPrefix(picture) && picture.contains("view_2"))
        }
        #expect(
            try round(.chain, "skip").words.contains(
                "window (3) view 1 (1) root view of root controller (2) view 2"
            )
        )
    }

    @Test("Skipping shows the answer, and why")
    func skip() throws {
        #expect(
            try round(.hitView, "skip").text.hasSuffix(
                """
                view_1 is hit.
                  root → view_1: view_1 found it
                    view_2 → nil: it is hidden
                    view_1 → view_1: the point is inside, and it has no subviews

                """
            )
        )
        #expect(
            try round(.order, "skip").words.contains("The order: root → view_2 → view_1. root →")
        )
        #expect(try round(.chain, "skip").words.contains("The chain: view 1 → root controller →"))
    }

    @Test("A wrong order is answered by the first name that is wrong")
    func wrongOrder() throws {
        let round = try round(.order, "root view_1")
        #expect(round.missed?.share == 0 && round.missed?.isSkipped == false)
        #expect(
            round.words.contains(
                "The second to be asked is view_2, not view_1. The order: root → view_2 → view_1."
            )
        )
        #expect(round.text.contains("▸   view_2 → nil: it is hidden"))
    }

    @Test("Too few and too many names are wrong, too")
    func lengths() throws {
        #expect(
            try round(.order, "root view_2").words.contains(
                "Your list ends too soon: the third to be asked is view_1."
            )
        )
        #expect(
            try round(.order, "root view_2 view_1 root").words
                .contains("Your list is too long: nobody is asked after view_1.")
        )
    }

    @Test("A wrong chain is answered by the rule at the first name that is wrong")
    func wrongChain() throws {
        let round = try round(.chain, "view 1, window, application")
        #expect(round.missed?.share == 0 && round.missed?.isSkipped == false)
        #expect(
            round.text.hasSuffix(
                """
                The second to come is root controller, not window. The chain: view 1 → root
                controller → window → application.
                window comes later, after root controller.
                  After view 2 comes view 1, its superview.
                ▸ After view 1 comes root controller, since view 1 is its root view.
                  After root controller comes window, the superview of its view.
                  After window comes application.
                  After application comes nothing, since its delegate is not a responder.

                """
            )
        )
    }

    @Test("For a chain of its start alone, the quiz says that the list begins after it")
    func startAlone() throws {
        #expect(
            try round(.chain, "view 2").words.contains(
                "The first to come is view 1, not view 2. The chain: view 1 → root controller → "
                    + "window → application. view 2 is where the chain starts: the list begins "
                    + "after it."
            )
        )
    }

    @Test("A reply that is no name is asked for again, and does not count")
    func noName() throws {
        let round = try round(.hitView, "banana", "\u{1B}]0;x\u{7}", "", "view_1 view_2", "view_1")
        #expect(round.missed == nil)
        #expect(
            round.words.contains(
                "“banana” is not a name here. Choose from: window, root, view_1, view_2."
            )
        )
        #expect(round.words.contains("Type one name: window, root, view_1, view_2."))
        #expect(round.words.contains("One view is hit: type one name."))
        #expect(!round.text.contains("\u{1B}") && !round.text.contains("\u{7}"))
    }

    @Test("The end of the input, skip and quit end the question")
    func ends() throws {
        #expect(throws: Stop.end) { try round(.hitView) }
        #expect(try round(.hitView, "skip").missed?.isSkipped == true)
        #expect(throws: Stop.quit) { try round(.hitView, "banana", "QUIT") }
        #expect(throws: Stop.quit) { try round(.chain, "q") }
    }

    @Test("Help names what can be typed, and the question goes on")
    func help() throws {
        let round = try round(.order, "help", "?", "root view_2 view_1")
        #expect(round.missed == nil)
        #expect(
            round.words.contains(
                "Type names, in order, with commas or blanks between: root, view_1, view_2. "
                    + "`skip` leaves the question out, `quit` stops."
            )
        )
    }
}
