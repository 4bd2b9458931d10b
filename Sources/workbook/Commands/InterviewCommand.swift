import Catalogue
import Desk
import DeskCommands
import Foundation
import Interview
import Platform
import Subcommands
import Suites
import TerminalInput

/// A timed interview: explaining, predicting, writing code, and a scorecard.
struct InterviewCommand: Subcommand {
    static let name = "interview"
    static let options = [
        Option.seed, .minutes, .questions, .topic, .resume, .new, .scorecard, .folder,
    ]
    static let summary = "Asks what interviewers ask, against the clock, and keeps the score."

    private enum Unfinished {
        case asked
        case resumed
        case givenUp
    }

    private let seed: UInt64?
    private let minutes: Int?
    private let questions: Int?
    private let topic: String?
    private let unfinished: Unfinished
    private let scorecard: ScorecardFile?

    init(_ arguments: Arguments) throws(WrongUse) {
        seed = try arguments.seed()
        minutes = try arguments.number(.minutes, in: InterviewOrder.possibleMinutes)
        questions = try arguments.number(.questions, in: InterviewOrder.possibleQuestions)
        topic = arguments[.topic]
        scorecard = try arguments.scorecard()
        unfinished =
            arguments.has(.new) ? .givenUp : arguments.has(.resume) ? .resumed : .asked
    }

    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus {
        let bank = try QuestionBank.read(workbook)
        if let topic, bank.topic(topic) == nil {
            let choices = bank.topics.map(\.slug).joined(separator: ", ")
            throw WrongUse("TOPIC=\(topic) is unknown: choose one of \(choices).")
        }
        let dialogue = terminal.dialogue()
        let files = InterviewFiles(
            workbook,
            codeFolder: ProcessInfo.processInfo.environment["INTERVIEW_DIR"]
                .flatMap { $0.isEmpty ? nil : $0 }
        )
        var judge: PredictionJudge?
        let setting = Interviewer.Setting(
            workbook: workbook,
            here: ProcessInfo.processInfo.environment[EnvironmentVariable.here],
            bank: bank,
            files: files,
            predictions: { kind, level, seed in
                // The references start at the first scene.
                let started = try judge ?? PredictionJudge(workbook)
                judge = started
                return try started.prediction(kind, level, seed: seed)
            },
            grade: { exercise, file in
                let order = CheckOrder(attemptFile: file)
                return try AnswerGrading(workbook: workbook, order: order).report(on: exercise)
            },
            now: { Date() },
            scorecard: scorecard,
            passed: Set(
                ExerciseStanding.all(in: workbook).filter(\.state.isPassed).map(\.exercise.number)
            )
        )
        guard let interviewer = try interviewer(setting, dialogue) else { return .passed }
        _ = interviewer.run()
        return .passed
    }

    /// Creates a new interviewer, or resumes the unfinished interview; `nil` if the candidate
    /// quits.
    private func interviewer(
        _ setting: Interviewer.Setting,
        _ dialogue: Dialogue
    ) throws(WrongUse) -> Interviewer? {
        let order = InterviewOrder(
            seed: seed,
            minutes: minutes ?? 45,
            questions: questions,
            topic: topic
        )
        let kept = unfinished == .givenUp ? nil : setting.files.unfinishedInterview()
        if kept == nil, unfinished == .resumed {
            throw WrongUse(
                "There is no interview to resume: `\(DisplayedCommand("interview").words())` begins "
                    + "one."
            )
        }
        let isFree = setting.files.claim()
        guard let kept else { return Interviewer(order, setting: setting, dialogue: dialogue) }
        guard isFree else {
            let new = DisplayedCommand("interview", with: ["NEW": "1"]).words()
            throw WrongUse(
                "\(kept.summary) It is open in another terminal: continue there, or type `quit` there "
                    + "first. `\(new)` discards it and begins another."
            )
        }
        if unfinished == .asked {
            let continues = try? dialogue.askYesOrNo(
                "\(kept.summary) Continue it?",
                help: "y continues where it stopped, n discards it and begins a new one."
            )
            guard let continues else { return nil }
            if !continues { return Interviewer(order, setting: setting, dialogue: dialogue) }
        }
        return Interviewer(resuming: kept, setting: setting, dialogue: dialogue)
    }
}

extension Option {
    fileprivate static let minutes = value("--minutes", "MINUTES")
    fileprivate static let questions = value("--questions", "QUESTIONS")
    fileprivate static let topic = value("--topic", "TOPIC")
    fileprivate static let resume = flag("--resume", "RESUME")
    fileprivate static let new = flag("--new", "NEW")
}

extension QuestionBank {
    /// Reads the workbook's bank, and explains an error.
    static func read(_ workbook: Workbook) throws(WrongUse) -> QuestionBank {
        do throws(Fault) {
            return try QuestionBank(workbook)
        } catch {
            throw WrongUse("The questions cannot be read: \(error.message)")
        }
    }
}

extension Terminal {
    func dialogue() -> Dialogue {
        Dialogue(style: style, lines: LineReader(), echoes: !StandardInput.isTyped) { write($0) }
    }
}
