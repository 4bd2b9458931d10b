import Catalogue
import Foundation
import Platform
import Reports
import Results

/// An exercise from an empty stub: the candidate edits a copy, and has it graded.
struct CodeRound {
    let exercise: Exercise
    let file: String
    /// The copy's path for the candidate.
    let shownFile: String
    let dialogue: Dialogue
    /// The path of the reference solution.
    let reference: String
    /// Grades a file as an answer to the exercise.
    let grade: (Exercise, String) throws -> ExerciseReport

    private static let help =
        "Edit the file, then type `check`, as often as you like. `report` shows all that the last "
        + "check found, `done` continues with what you have."

    /// Repeats checks until the answer passes, or the candidate moves on.
    ///
    /// - Returns: What the last check found missing; `nil` if the answer passes.
    func run() throws(Stop) -> Missed? {
        introduce()
        var last: ExerciseReport?
        while let line = try dialogue.ask("check, report, done or skip >", help: CodeRound.help) {
            switch line.trimmed.lowercased() {
            case "check", "c":
                guard let report = check() else { continue }
                last = report
                if report.outcome == .passed { return nil }
            case "report", "r": show(last)
            case "done", "d":
                guard let last else {
                    dialogue.say("Nothing was checked yet: type `check` or `skip`.", .caution)
                    continue
                }
                return givenUp(last)
            case "": dialogue.say(CodeRound.help, .caution)
            default:
                dialogue.say("\u{201C}\(line.trimmed)\u{201D} is unknown here.", .caution)
                dialogue.say(CodeRound.help, .faint)
            }
        }
        // When the time is up, the last check counts.
        return givenUp(last, isSkipped: !dialogue.isOvertime)
    }

    /// Shows the solution after the last word on the exercise.
    ///
    /// - Parameters:
    ///   - report: The last check's; `nil` without one.
    ///   - isSkipped: Whether the question does not count, whatever the last check found.
    private func givenUp(_ report: ExerciseReport?, isSkipped: Bool = false) -> Missed {
        let isSkipped = isSkipped || report == nil
        let reached = report.flatMap { $0.tests.isEmpty ? nil : CodeRound.tally($0) }
        let code = solution
        if !code.isEmpty {
            dialogue.say { page in
                page.paragraph("A good answer:", .good)
                // Neither wrapped nor indented: it is code, and its lines need the whole width.
                for line in code { page.add(StyledLine(page.style.visible(line))) }
            }
        }
        return Missed(
            question: "Exercise \(exercise.number): \(exercise.title)",
            verdict: isSkipped
                ? ["skipped", reached].compactMap { $0 }.joined(separator: ", with ")
                : report.map(CodeRound.tally) ?? "",
            share: isSkipped ? 0 : report.map(CodeRound.share) ?? 0,
            isSkipped: isSkipped,
            answer: "",
            reasons: ["The task and its lesson: Exercises/\(exercise.slug)/README.md"]
                + (report?.tests.filter { $0.outcome != .passed }
                    .map { "Failed: \($0.name)" } ?? []),
            code: code
        )
    }

    /// The lines of the reference; empty if it cannot be read.
    private var solution: [String] {
        let data = FileManager.default.contents(atPath: reference) ?? Data()
        return String(decoding: data, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            .trimmingBlankLines
    }

    private static func tally(_ report: ExerciseReport) -> String {
        let passed = report.tests.count { $0.outcome == .passed }
        return "\(passed) of \(report.tests.count) tests passed"
    }

    private func introduce() {
        dialogue.say { page in
            page.paragraph("Exercise \(exercise.number): \(exercise.title)", .strong)
            page.paragraph(exercise.task)
            page.paragraph("Write it in this file, with any editor:")
            // Neither wrapped nor indented, so that the candidate can copy the path.
            page.add(StyledLine(shownFile, .accent))
        }
    }

    private func check() -> ExerciseReport? {
        guard FileManager.default.fileExists(atPath: file) else {
            dialogue.say("The file no longer exists. Save it again, or type `skip`.", .caution)
            return nil
        }
        do {
            let report = try grade(exercise, file)
            guard report.outcome != .graderFault else {
                dialogue.say("The grader is at fault, not you: \(report.message)", .caution)
                return nil
            }
            summarise(report)
            return report
        } catch {
            dialogue.say("It cannot be graded: \(error.sentence)", .caution)
            return nil
        }
    }

    private func summarise(_ report: ExerciseReport) {
        let symbol = report.outcome.symbol(in: dialogue.style.glyphs) + " "
        dialogue.say { page in
            switch report.outcome {
            case .passed:
                page.paragraph("All \(report.tests.count) tests passed.", .good, label: symbol)
            case .notStarted: page.paragraph("The file is still the empty stub.", label: symbol)
            case .didNotCompile, .notAccepted:
                let first = report.diagnostics.first { $0.severity == .error }
                let line = first?.line.map { "line \($0): " } ?? ""
                let isRefused = report.outcome == .notAccepted
                let sentence = isRefused ? "It is not accepted." : "It does not compile."
                page.paragraph(
                    "\(sentence) \(line)\(first?.message ?? "")",
                    .bad,
                    label: symbol
                )
            case .failed, .crashed, .timedOut, .skipped, .missing, .graderFault:
                page.paragraph("\(CodeRound.tally(report)).", .bad, label: symbol)
                addFirstFailure(report, to: &page)
            }
        }
    }

    private func addFirstFailure(_ report: ExerciseReport, to page: inout Page) {
        guard let test = report.tests.first(where: { $0.outcome != .passed }) else { return }
        page.paragraph(test.name, .strong, indent: 2)
        let sentence = test.failure?.firstDifference ?? ""
        page.paragraph(sentence.isEmpty ? test.message : sentence, indent: 2)
    }

    private func show(_ report: ExerciseReport?) {
        guard var report else {
            return dialogue.say("Nothing was checked yet: type `check`.", .caution)
        }
        report.answerPath = shownFile
        let lines = TerminalReport(report, on: .repeatedly, style: dialogue.style).lines
        dialogue.say { $0.add(lines) }
    }

    /// The part of the maximum score that an answer reaches.
    static func share(_ report: ExerciseReport) -> Double {
        guard report.maximumScore > 0 else { return 0 }
        return Double(report.score) / Double(report.maximumScore)
    }
}

extension [String] {
    fileprivate var trimmingBlankLines: [String] {
        let isBlank: (String) -> Bool = \.trimmed.isEmpty
        return Array(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
}
