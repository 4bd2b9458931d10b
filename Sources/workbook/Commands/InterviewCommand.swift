import Catalogue
import Desk
import DeskCommands
import Foundation
import Interview
import Platform
import Results
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
    /// The options that affect only a new interview.
    private let termsGiven: [String]

    init(_ arguments: Arguments) throws(WrongUse) {
        seed = try arguments.seed()
        minutes = try arguments.number(.minutes, in: InterviewOrder.possibleMinutes)
        questions = try arguments.number(.questions, in: InterviewOrder.possibleQuestions)
        topic = arguments[.topic]
        scorecard = try arguments.scorecard()
        termsGiven = [Option.minutes, .questions, .topic, .seed].filter { arguments[$0] != nil }
            .map(\.variable)
        if arguments.has(.new), arguments.has(.resume) {
            throw WrongUse("NEW and RESUME exclude each other: choose one of them.")
        }
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
        let files = InterviewFiles(workbook, codeFolder: try InterviewCommand.codeFolder())
        var judge: PredictionJudge?
        let setting = Interviewer.Setting(
            workbook: workbook,
            here: ProcessInfo.processInfo.environment[EnvironmentVariable.here],
            bank: bank,
            files: files,
            predictions: { kind, level, seed in
                // The references are started at the first scene.
                let started = try judge ?? PredictionJudge(workbook)
                judge = started
                return try started.prediction(kind, level, seed: seed)
            },
            grade: { exercise, file in
                try CheckIndicator.during(terminal.style) {
                    try InterviewCommand.report(on: exercise, file, workbook, dialogue)
                }
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

    /// The folder for candidates' code that the environment names; `nil` without one.
    ///
    /// It is created now, because at the code question it would be too late for an error.
    private static func codeFolder() throws(WrongUse) -> String? {
        let name = ProcessInfo.processInfo.environment["INTERVIEW_DIR"] ?? ""
        guard !name.isEmpty else { return nil }
        let path = Workbook.path(of: name)
        do {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: true
            )
        } catch {
            throw WrongUse(
                "INTERVIEW_DIR=\(name) cannot be made: name a folder that you may write in."
            )
        }
        return path
    }

    /// Grades an answer, unless the candidate stops the interview meanwhile.
    private static func report(
        on exercise: Exercise,
        _ file: String,
        _ workbook: Workbook,
        _ dialogue: Dialogue
    ) throws -> ExerciseReport {
        var grading = AnswerGrading(workbook: workbook, order: CheckOrder(attemptFile: file))
        let cancellation = Cancellation()
        grading.cancellation = cancellation
        let check = BackgroundWork { [grading] in try grading.report(on: exercise) }
        while !check.isDone(within: secondsBetweenLooks) {
            guard dialogue.takeInterruption() else { continue }
            cancellation.cancel()
            _ = try? check.value()
            throw Stop.quit
        }
        // Control-C also reaches the programs that grade.
        if dialogue.takeInterruption() { throw Stop.quit }
        return try check.value()
    }

    /// The interval at which a check polls for Control-C, in seconds.
    private static let secondsBetweenLooks = 0.05

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
        if !termsGiven.isEmpty {
            let (names, verb) = (
                termsGiven.joined(separator: ", "), termsGiven.count == 1 ? "has" : "have"
            )
            dialogue.say("\(names) \(verb) no effect on an interview that goes on.", .caution)
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
        Dialogue(
            style: Terminal.style(columns: TerminalSize()?.columns),
            lines: LineReader(),
            echoes: !StandardInput.isTyped
        ) { write($0) }
    }
}
