import Catalogue
import Foundation
import Examples
import Reports
import Scenario
import TerminalInput
import Testing

@testable import Interview

@Suite("An interview")
struct InterviewerTests {
    static let order = InterviewOrder(seed: 5, minutes: 45, questions: 3)

    /// The lines that answer the first question with all points made.
    static var explained: [String] {
        let plan = InterviewPlan(order: order, bank: QuestionBankTests.bank).items
        guard case .explain(let identifier) = plan.first else { return [] }
        let points = QuestionBankTests.bank.question(identifier)?.points.count ?? 0
        return ["my answer", ""] + Array(repeating: "y", count: points)
    }

    /// Those of them that take time: the clock stands still while the points are marked.
    private static let timedLines = 2.0

    @Test("From the first question to the scorecard; nothing unfinished is left")
    func whole() throws {
        let room = InterviewRoom()
        room.reports = [InterviewRoom.report(.systemHitTest, "", .passed)]
        let ending = room.hold(
            InterviewerTests.order,
            InterviewerTests.explained + ["view_1", "check"]
        )
        #expect(ending == .finished)
        let words = room.transcript.words
        #expect(words.hasPrefix("Interview, 3 questions, 45 minutes, seed 5"))
        #expect(words.contains("Question 1 of 3: explain."))
        #expect(words.contains("Question 2 of 3: predict. Hit testing"))
        #expect(words.contains("Question 3 of 3: write code."))
        #expect(words.contains("All 2 tests passed."))
        #expect(words.contains("Scorecard, seed 5"))
        #expect(words.contains("Together 100 %: explain 100 %, predict 100 %, code 100 %"))
        #expect(room.files.unfinishedInterview() == nil)
        #expect(room.files.pastInterviews().map(\.share) == [1])
    }

    @Test("A stopped interview continues at the same question, with the time that was left")
    func resumed() throws {
        let room = InterviewRoom()
        #expect(
            room.hold(InterviewerTests.order, InterviewerTests.explained + ["quit"]) == .paused
        )
        let kept = try #require(room.files.unfinishedInterview())
        #expect(kept.results == [.marked(1)])
        #expect(kept.secondsUsed == (InterviewerTests.timedLines + 1) * 10)
        #expect(room.transcript.words.contains("`make interview RESUME=1` continues it."))
        #expect(try room.resume(["view_1", "skip"]) == .finished)
        #expect(
            room.transcript.words.contains("Together 40 %: explain 100 %, predict 100 %, code 0 %")
        )
    }

    @Test("An interview leaves one alone that was begun after it, and says that it is not kept")
    func replaced() throws {
        let room = InterviewRoom()
        let lines = InterviewerTests.explained + ["view_1", "check"]
        var later = room.setting()
        later.now = { Date(timeIntervalSince1970: 2_000_000) }
        #expect(room.hold(InterviewerTests.order, ["quit"]) == .paused)
        let first = try #require(room.files.unfinishedInterview())
        let second = Interviewer(
            InterviewerTests.order,
            setting: later,
            dialogue: Dialogue(["quit"], room.transcript)
        )
        #expect(second.run() == .paused)
        let kept = try #require(room.files.unfinishedInterview())
        for rest in [["quit"], lines] {
            let (transcript, dialogue) = Transcript.withDialogue(rest)
            room.reports = [InterviewRoom.report(.systemHitTest, "", .passed)]
            let setting = room.setting()
            let ending =
                Interviewer(resuming: first, setting: setting, dialogue: dialogue).run()
            #expect(ending == (rest == ["quit"] ? .paused : .finished))
            #expect(transcript.words.contains("another interview was begun after it"))
            #expect(!transcript.words.contains("The interview is kept"))
            #expect(room.files.unfinishedInterview() == kept)
        }
    }

    @Test("The code of an interview stays in its folder, wherever it is resumed")
    func folderOfCode() throws {
        let room = InterviewRoom()
        #expect(
            room.hold(InterviewerTests.order, InterviewerTests.explained + ["view_1", "quit"])
                == .paused
        )
        let state = try #require(room.files.unfinishedInterview())
        var setting = room.setting()
        setting.files = InterviewFiles(room.workbook, codeFolder: room.folder + "/elsewhere")
        let dialogue = Dialogue(["skip"], room.transcript)
        let ending = Interviewer(resuming: state, setting: setting, dialogue: dialogue).run()
        #expect(ending == .finished)
        #expect(!FileManager.default.fileExists(atPath: room.folder + "/elsewhere"))
    }

    @Test("After each answer all is on disk, so that nothing is lost with the process")
    func keptAfterEachAnswer() throws {
        let room = InterviewRoom()
        #expect(
            room.hold(InterviewerTests.order, InterviewerTests.explained + ["view_2"]) == .paused
        )
        #expect(room.files.unfinishedInterview()?.results == [.marked(1), .marked(0)])
    }

    @Test("The end of the input pauses, wherever it comes")
    func endOfInput() {
        for count in 0...InterviewerTests.explained.count {
            let room = InterviewRoom()
            let lines = Array(InterviewerTests.explained.prefix(count))
            #expect(room.hold(InterviewerTests.order, lines) == .paused)
            #expect(room.transcript.words.contains("End of input."))
        }
    }

    /// Somebody who wants the program to end, a minute after it began.
    private final class Interruption: LineSource {
        private(set) var seconds = 0.0

        func nextLine(before deadline: Double?) -> LineInput {
            seconds += 60
            return .interrupted
        }

        func hasLine() -> Bool { false }

        func takeInterruption() -> Bool { true }
    }

    /// Somebody who answers what is asked, and wants the program to end while a scene is made.
    private final class InterruptionBetweenQuestions: LineSource {
        private let lines = ScriptedLines(InterviewerTests.explained)

        var seconds: Double { lines.seconds }

        func nextLine(before deadline: Double?) -> LineInput { lines.nextLine(before: deadline) }

        func hasLine() -> Bool { false }

        func takeInterruption() -> Bool { true }
    }

    @Test("An interruption that ends the making of a scene pauses, and drops no question")
    func interruptionOfAScene() {
        let room = InterviewRoom()
        let dialogue = Dialogue(
            style: TextStyle(glyphs: .unicode),
            lines: InterruptionBetweenQuestions(),
            echoes: false
        ) { room.transcript.write($0) }
        let interviewer = Interviewer(
            InterviewerTests.order,
            setting: room.setting(isPlayable: false),
            dialogue: dialogue
        )
        #expect(interviewer.run() == .paused)
        #expect(!room.transcript.words.contains("cannot be asked"))
        #expect(room.files.unfinishedInterview()?.results.count == 1)
    }

    @Test("An interruption pauses, and the time that was used is gone")
    func interruption() {
        let room = InterviewRoom()
        let dialogue = Dialogue(
            style: TextStyle(glyphs: .unicode),
            lines: Interruption(),
            echoes: false
        ) { room.transcript.write($0) }
        let interviewer = Interviewer(
            InterviewerTests.order,
            setting: room.setting(),
            dialogue: dialogue
        )
        #expect(interviewer.run() == .paused)
        #expect(room.transcript.words.contains("The interview is kept, with 44:00 left:"))
        #expect(room.files.unfinishedInterview()?.secondsUsed == 60)
    }

    @Test("At a terminal the clock stands still from the good answer until Return")
    func reading() throws {
        let room = InterviewRoom()
        let dialogue = Dialogue(
            style: TextStyle(glyphs: .unicode),
            lines: ScriptedLines(InterviewerTests.explained + ["", "quit"]),
            echoes: false
        ) { room.transcript.write($0) }
        let interviewer = Interviewer(
            InterviewerTests.order,
            setting: room.setting(),
            dialogue: dialogue
        )
        #expect(interviewer.run() == .paused)
        let words = room.transcript.words
        #expect(
            words.contains(
                "points. Return for the next question; the clock stands still. Question 2 of 3"
            )
        )
        #expect(words.contains("[44:40] >"))
        #expect(!words.contains("] Did you say this?"))
        #expect(room.files.unfinishedInterview()?.secondsUsed == 30)
    }

    @Test("When the time is up the scorecard comes, and says what was not reached")
    func timeUp() {
        let room = InterviewRoom()
        let lines = InterviewerTests.explained + ["view_1"]
        let seconds = 2_700 / (InterviewerTests.timedLines + 1)
        #expect(
            room.hold(InterviewerTests.order, lines + ["check"], secondsPerLine: seconds)
                == .finished
        )
        let words = room.transcript.words
        #expect(words.contains("The time is up."))
        #expect(words.contains("1 question not reached; they do not count."))
        #expect(room.files.unfinishedInterview() == nil)
    }

    private static let timeIsUp =
        "The time is up. Finish this answer without a clock, and it still counts; `skip` gives it "
        + "up and shows a good one."

    @Test(
        "The answer at hand is finished after the time, or given up, and its good answer is shown",
        arguments: [["view_1"], ["skip"], ["quit"], []]
    )
    func overtime(last: [String]) {
        let room = InterviewRoom()
        let lines = InterviewerTests.explained
        let seconds = 2_700 / (InterviewerTests.timedLines + 0.5)
        #expect(
            room.hold(
                InterviewerTests.order,
                lines + ["banana"] + last,
                secondsPerLine: seconds
            ) == .finished
        )
        let words = room.transcript.words
        #expect(words.contains("\(InterviewerTests.timeIsUp) > banana"))
        #expect(words.ranges(of: "The time is up").count == 1)
        #expect(words.contains("1 question not reached; they do not count."))
        #expect(words.contains("view_1 is hit.") == (last != ["view_1"]))
        #expect(words.contains("predict \(last == ["view_1"] ? 100 : 0) %"))
        #expect(room.files.unfinishedInterview() == nil)
    }

    @Test("Code that was checked counts, even when the time is up in the middle of it")
    func timeUpInCode() {
        let room = InterviewRoom()
        room.reports = [
            InterviewRoom.report(.systemHitTest, "", .failed),
            InterviewRoom.report(.systemHitTest, "", .failed),
        ]
        let lines = InterviewerTests.explained + ["view_1", "check", "check", "quit"]
        let seconds = 2_700 / (InterviewerTests.timedLines + 2.5)
        #expect(room.hold(InterviewerTests.order, lines, secondsPerLine: seconds) == .finished)
        #expect(room.transcript.words.contains(InterviewerTests.timeIsUp))
        #expect(room.transcript.words.contains("A good answer: import UIKit"))
        #expect(room.transcript.words.contains("code 25 %"))
    }

    @Test("A skipped question is answered: with the good answer, the points, the scene or the code")
    func skipped() throws {
        let room = InterviewRoom()
        #expect(room.hold(InterviewerTests.order, ["skip", "skip", "skip"]) == .finished)
        let words = room.transcript.words
        let items = InterviewPlan(order: InterviewerTests.order, bank: QuestionBankTests.bank).items
        let question = try #require(
            items.lazy.compactMap { item in
                if case .explain(let identifier) = item {
                    QuestionBankTests.bank.question(identifier)
                } else {
                    nil
                }
            }.first
        )
        let answer = question.answer.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("Good answer \(answer)"))
        #expect(words.contains("An interviewer listens for: 1. \(question.points[0])"))
        #expect(words.contains("view_1 is hit. root → view_1: view_1 found it"))
        #expect(words.contains("A good answer: import UIKit"))
        #expect(words.contains("Missed 1. \(question.text) Skipped."))
    }

    @Test("Missed questions are listed at the end and in a file, those before a pause as well")
    func scorecardFile() throws {
        let room = InterviewRoom()
        try FileManager.default.createDirectory(
            atPath: room.folder,
            withIntermediateDirectories: true
        )
        let path = room.folder + "/card.md"
        var setting = room.setting()
        setting.scorecard = ScorecardFile(path: path, shownPath: "card.md")
        func dialogue(_ lines: [String]) -> Dialogue { Dialogue(lines, room.transcript) }
        let first = Interviewer(
            InterviewerTests.order,
            setting: setting,
            dialogue: dialogue(InterviewerTests.explained + ["view_2", "quit"])
        )
        #expect(first.run() == .paused)
        #expect(!FileManager.default.fileExists(atPath: path))
        let state = try #require(room.files.unfinishedInterview())
        // A resumed interview does not name the file again.
        setting.scorecard = nil
        #expect(
            Interviewer(resuming: state, setting: setting, dialogue: dialogue(["skip"])).run()
                == .finished
        )
        let words = room.transcript.words
        #expect(words.contains("Missed 2. Which view is hit at the ✕? Not view_2: view_1 is hit."))
        #expect(words.hasSuffix("The scorecard, with all that was missed, is in card.md."))
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.hasPrefix("# Scorecard, seed 5\n\n```text\n  Hit testing "))
        #expect(
            text.contains("\n## 2. Which view is hit at the ✕?\n\nNot view\\_2: view\\_1 is hit")
        )
        #expect(text.contains("\n- view\\_2 answers nil: it is hidden.\n"))
        #expect(text.contains("\n## 3. Exercise ") && text.contains("\nSkipped\n"))
        #expect(text.contains("```swift\nimport UIKit\n"))
    }

    @Test("A scorecard that cannot be written is complained of, and shown all the same")
    func unwritableScorecard() {
        let room = InterviewRoom()
        var setting = room.setting()
        setting.scorecard = ScorecardFile(path: "/nowhere/card.md", shownPath: "card.md")
        let interviewer = Interviewer(
            InterviewerTests.order,
            setting: setting,
            dialogue: Dialogue(["skip", "skip", "skip"], room.transcript)
        )
        #expect(interviewer.run() == .finished)
        #expect(room.transcript.words.contains("card.md cannot be written:"))
        #expect(room.transcript.words.contains("Missed 1. "))
    }

    @Test("Code: the stub is copied apart, checked as often as one likes, and shown in short")
    func code() throws {
        let room = InterviewRoom()
        room.reports = [
            InterviewRoom.report(.systemHitTest, "", .notStarted),
            InterviewRoom.report(.systemHitTest, "", .failed),
            InterviewRoom.report(.systemHitTest, "", .passed),
        ]
        let lines = ["done", "report", "banana", "check", "check", "report", "check"]
        let ending = room.hold(
            InterviewerTests.order,
            InterviewerTests.explained + ["view_1"] + lines
        )
        #expect(ending == .finished)
        let words = room.transcript.words
        #expect(words.contains("Nothing was checked yet: type `check` or `skip`."))
        #expect(words.contains("Nothing was checked yet: type `check`."))
        #expect(words.contains("The file is still the empty stub."))
        #expect(words.contains("1 of 2 tests passed, 1 of 4 points. second"))
        #expect(words.contains("All 2 tests passed."))
        let code = room.folder + "/code/700112-134640"
        let files = try FileManager.default.contentsOfDirectory(atPath: code)
        #expect(files.count == 1)
        #expect(Exercise.all.contains { $0.answerFile == files.first })
    }

    @Test("A key that means nothing is asked for again")
    func wrongKeys() {
        let room = InterviewRoom()
        let lines = ["an answer", "", "maybe", "help", "Y"]
        #expect(room.hold(InterviewerTests.order, lines) == .paused)
        #expect(room.transcript.words.contains("Type y for yes or n for no."))
        #expect(
            room.transcript.words.contains(
                "Did you say it, in whatever words? y for yes, n for no. `skip` leaves the question "
                    + "out, `quit` stops."
            )
        )
    }

    @Test("A question that cannot be asked does not count, and the interview goes on")
    func dropped() {
        let room = InterviewRoom()
        let ending = room.hold(
            InterviewerTests.order,
            InterviewerTests.explained + ["skip"],
            isPlayable: false
        )
        #expect(ending == .finished)
        #expect(
            room.transcript.words.contains(
                "This question cannot be asked, and does not count: no scene was found whose two "
                    + "answers agree."
            )
        )
        #expect(room.transcript.words.contains("explain 100 %, code 0 % (counts three times)."))
    }

    @Test("A broken history is put aside, an unfinished one that cannot be read is none")
    func brokenFiles() throws {
        let room = InterviewRoom()
        let folder = room.folder + "/interview"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in ["history.json", "unfinished.json"] {
            try Data("{".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
        #expect(room.files.unfinishedInterview() == nil)
        #expect(room.files.pastInterviews().isEmpty)
        _ = room.hold(InterviewerTests.order, InterviewerTests.explained + ["view_1", "skip"])
        #expect(room.files.pastInterviews().count == 1)
        #expect(FileManager.default.fileExists(atPath: "\(folder)/history-unreadable.json"))
    }

    @Test("A disk that takes nothing is complained of once")
    func fullDisk() throws {
        let room = InterviewRoom()
        try Data().write(to: URL(fileURLWithPath: room.folder))
        let ending = room.hold(
            InterviewerTests.order,
            InterviewerTests.explained + ["view_1", "skip"]
        )
        #expect(ending == .finished)
        let complaints = room.transcript.text.ranges(of: "The interview cannot be kept on disk:")
        #expect(complaints.count == 1)
    }

    @Test("No line is wider than 80 columns, and none has an order for a terminal")
    func lines() {
        let room = InterviewRoom()
        let hostile = "\u{1B}[2J\u{202E}" + String(repeating: "x", count: 500)
        _ = room.hold(InterviewerTests.order, [hostile, hostile, "", hostile])
        #expect(room.transcript.lines.allSatisfy { $0.count <= 80 }, "\(room.transcript.text)")
        #expect(!room.transcript.text.unicodeScalars.contains("\u{1B}"))
        #expect(!room.transcript.text.unicodeScalars.contains("\u{202E}"))
    }
}
