import Catalogue
import Foundation
import Platform
import Reports
import Results

/// Runs an interview, from the first question to the scorecard.
package final class Interviewer {
    package struct Setting {
        package var workbook: Workbook
        /// The candidate's current folder; paths are shown relative to it.
        package var here: String
        package var bank: QuestionBank
        package var files: InterviewFiles
        package var predictions: PredictionSource
        package var grade: (Exercise, String) throws -> ExerciseReport
        package var now: () -> Date
        /// The scorecard's file, besides the terminal; `nil` for the file from before a pause.
        package var scorecard: ScorecardFile?
        /// The numbers of the exercises that the candidate has passed.
        package var passed: Set<Int>

        package init(
            workbook: Workbook,
            here: String? = nil,
            bank: QuestionBank,
            files: InterviewFiles,
            predictions: @escaping PredictionSource,
            grade: @escaping (Exercise, String) throws -> ExerciseReport,
            now: @escaping () -> Date,
            scorecard: ScorecardFile? = nil,
            passed: Set<Int> = []
        ) {
            self.workbook = workbook
            self.here = here ?? workbook.root
            self.bank = bank
            self.files = files
            self.predictions = predictions
            self.grade = grade
            self.now = now
            self.scorecard = scorecard
            self.passed = passed
        }
    }

    package enum Ending: Hashable, Sendable {
        /// The scorecard was shown.
        case finished
        /// The candidate can resume the interview.
        case paused
    }

    private let setting: Setting
    private let dialogue: Dialogue
    private var state: InterviewState
    private var clockAtStart = 0.0
    private var secondsBefore = 0.0
    private var complainedOfDisk = false

    package init(_ order: InterviewOrder, setting: Setting, dialogue: Dialogue) {
        self.setting = setting
        self.dialogue = dialogue
        state = InterviewState(order, bank: setting.bank, beginning: setting.now())
        state.codeFolder = setting.files.codeFolder(of: state)
        state.scorecard = setting.scorecard
    }

    package init(resuming state: InterviewState, setting: Setting, dialogue: Dialogue) {
        self.setting = setting
        self.dialogue = dialogue
        self.state = state
        self.state.scorecard = setting.scorecard ?? state.scorecard
    }

    /// Asks the questions, and shows the scorecard after the last one or at the end of the time.
    package func run() -> Ending {
        secondsBefore = state.secondsUsed
        clockAtStart = dialogue.seconds
        dialogue.deadline = clockAtStart + state.secondsLeft
        welcome()
        do throws(Stop) {
            try askQuestions()
            return finish()
        } catch {
            return pause(error)
        }
    }

    private func askQuestions() throws(Stop) {
        while state.results.count < state.items.count {
            guard state.secondsLeft > 0 else { return sayTimeIsUp() }
            try dialogue.waitForReturn()
            dialogue.startClock()
            keep()
            let item = state.items[state.results.count]
            announce(item)
            let result = try result(of: item)
            dialogue.stopClock()
            state.results.append(result)
            keep()
        }
    }

    // MARK: One question

    /// Asks a question, and records what the answer lacks.
    private func result(of item: InterviewItem) throws(Stop) -> InterviewState.ItemResult {
        do {
            guard let missed = try ask(item) else { return .marked(1) }
            state.missed[state.results.count] = missed
            return missed.isSkipped ? .skipped : .marked(missed.share)
        } catch let stop as Stop {
            throw stop
        } catch {
            // Control-C also reaches the programs that make a scene.
            if dialogue.takeInterruption() { throw .quit }
            dialogue.say(
                "This question cannot be asked, and does not count: \(error.sentence)",
                .caution
            )
            return .dropped
        }
    }

    /// Asks a question; `nil` if the answer is right.
    ///
    /// - Throws: A ``Stop``, or the reason why the question cannot be asked.
    private func ask(_ item: InterviewItem) throws -> Missed? {
        switch item {
        case .explain(let identifier):
            guard let question = setting.bank.question(identifier) else {
                throw Fault("\(identifier): this question no longer exists.")
            }
            return try ExplainRound(question: question, dialogue: dialogue).run()
        case .predict(let kind, let level, let seed):
            let prediction = try setting.predictions(kind, level, seed)
            return try PredictRound(prediction: prediction, dialogue: dialogue).run()
        case .code(let number):
            guard let exercise = Exercise.numbered(number) else {
                throw Fault("Exercise \(number) no longer exists.")
            }
            let file = try setting.files.codeFile(exercise, of: state, in: setting.workbook)
            return try CodeRound(
                exercise: exercise,
                file: file,
                shownFile: setting.shortened(file),
                dialogue: dialogue,
                reference: setting.workbook.reference(exercise),
                grade: grade
            ).run()
        }
    }

    /// Grades, and first saves the time used, so that quitting during the grading does not give it back.
    private func grade(_ exercise: Exercise, _ file: String) throws -> ExerciseReport {
        keep()
        return try setting.grade(exercise, file)
    }

    private func announce(_ item: InterviewItem) {
        let number = "Question \(state.results.count + 1) of \(state.items.count)"
        let slug = item.topic(in: setting.bank)
        let topic = setting.bank.topic(slug)?.title ?? slug
        dialogue.gap()
        let task = item.task == .code ? "write code" : item.task.rawValue
        dialogue.say("\(number): \(task). \(topic)", .accent)
    }

    // MARK: Beginning and end

    private func welcome() {
        let length =
            state.results.isEmpty
            ? counted(state.order.minutes, "minute") : "\(state.secondsLeft.asClock) left"
        dialogue.say { page in
            page.paragraph(
                "Interview, \(counted(state.items.count, "question")), "
                    + "\(length), seed \(state.order.seed)",
                .strong
            )
            page.paragraph(
                "Explain, predict and write code, as at a whiteboard. At each prompt `help` "
                    + "says what can be typed, `skip` leaves a question out, and `quit` "
                    + "stops and keeps what you did, as Ctrl-C does.",
                .faint
            )
        }
    }

    private func sayTimeIsUp() {
        guard !dialogue.isOvertime else { return }
        dialogue.gap()
        dialogue.say("The time is up.", .caution)
    }

    private func pause(_ stop: Stop) -> Ending {
        let isKept = keep()
        dialogue.gap()
        if stop == .end { dialogue.say("End of input.", .caution) }
        let resume = DisplayedCommand("interview", with: ["RESUME": "1"]).words()
        dialogue.say(
            isKept
                ? "The interview is kept, with \(state.secondsLeft.asClock) left: `\(resume)` "
                    + "continues it."
                : "This interview cannot be continued."
        )
        return .paused
    }

    private func finish() -> Ending {
        let interview = PastInterview(state, bank: setting.bank)
        let before = setting.files.pastInterviews()
        setting.files.forget(state)
        if interview.share != nil { guarding { try setting.files.remember(interview) } }
        dialogue.gap()
        let card = Scorecard(
            interview: interview,
            before: before,
            bank: setting.bank,
            passed: setting.passed
        )
        let missed = MissedList(state.missed, questions: state.items.count)
        dialogue.say { page in
            card.addWithTitle(to: &page)
            missed.add(to: &page)
        }
        state.scorecard?.write(missed.document(title: card.title, card.add), in: dialogue)
        return .finished
    }

    // MARK: Keeping

    @discardableResult
    private func keep() -> Bool {
        state.secondsUsed = secondsBefore + dialogue.seconds - clockAtStart
        return guarding { try setting.files.keep(state) }
    }

    /// Runs a write to disk, and reports only its first error: a full disk does not end an interview.
    ///
    /// - Returns: Whether everything was written.
    @discardableResult
    private func guarding(_ body: () throws -> Void) -> Bool {
        do {
            try body()
            return true
        } catch {
            guard !complainedOfDisk else { return false }
            complainedOfDisk = true
            dialogue.say("The interview cannot be kept on disk: \(error.sentence)", .caution)
            return false
        }
    }
}

extension Interviewer.Setting {
    /// A path relative to the candidate's folder, if it is inside.
    fileprivate func shortened(_ path: String) -> String {
        path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
    }
}
