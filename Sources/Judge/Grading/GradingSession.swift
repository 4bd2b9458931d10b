import Behaviours
import Catalogue
import Explanation
import Foundation
import Platform
import Play
import Results
import Scenario
import Wire

/// The grading of one answer: its processes and the reference's, and the budget.
package final class GradingSession {
    package let exercise: Exercise
    /// The reason why no scene can be played; `nil` if scenes can be played.
    package private(set) var obstacle: Obstacle?
    package internal(set) var warnings: [Diagnostic] = []
    /// The names in the answer; `nil` if it was not compiled.
    package internal(set) var names: AnswerNames?
    /// The answer's output in the tests' scenes since the last ``takePrinted()``, cut off at a limit.
    private var printed = PrintedText()
    package var limits: AttemptLimits { budget.limits }

    var processes: SessionProcesses?
    var round: BackgroundWork<RandomRound>?
    private var budget: SessionBudget
    private var counterexamples = Counterexamples()
    private var isProbed = false
    let memory: ReferenceMemory
    /// Whether other answers, which play the same scenes, are graded after this one.
    private let isOfClass: Bool

    /// Compiles an answer and the reference.
    ///
    /// - Parameters:
    ///   - file: The answer's path; the student's own where `nil`.
    ///   - path: The answer's path as the student knows it, if it differs from the file's.
    ///   - seed: The seed of the random scenes, which the reference plays while the answer is
    ///     compiled; `nil` if no test needs them.
    ///   - memory: The reference's known results, where the process grades many answers.
    package init(
        _ exercise: Exercise,
        workbook: Workbook,
        file: String? = nil,
        shownAs path: String? = nil,
        limits: AttemptLimits = AttemptLimits(),
        seed: UInt64? = nil,
        memory: ReferenceMemory = ReferenceMemory()
    ) {
        self.exercise = exercise
        self.memory = memory
        isOfClass = path != nil
        budget = SessionBudget(limits)
        let began = monotonicSeconds()
        do {
            try start(workbook, file: file, shownAs: path, seed: seed)
        } catch let obstacle as Obstacle {
            self.obstacle = obstacle
        } catch {
            obstacle = .graderFault(error.sentence)
        }
        budget.countStart(seconds: monotonicSeconds() - began)
    }

    /// The first scene in which the answer breaks a rule of its exercise.
    var ruleBreaker: (one: SceneGrader.Case, played: Played)?
    /// Whether the answer breaks a rule of its exercise in any test.
    package var hasBrokenRule: Bool { ruleBreaker != nil }

    /// Whether the answer lost so much time that no more scenes are played.
    package var isExhausted: Bool { budget.isExhausted }
    var timeoutOfAllTests: Termination? { budget.timeoutOfAllTests }
    var reasonToSkip: SceneGrader.ReasonToSkip { budget.reasonToSkip }
    var hasTimeLeft: Bool { budget.hasTimeLeft }

    func countEnd(_ end: Termination) -> Bool { budget.countEnd(end) }

    // MARK: Playing

    /// Plays scenes with the reference and the attempt in parallel, until the attempt's process
    /// ends.
    ///
    /// - Returns: A result for each scene that was started.
    package func play(_ scenes: [Scene], _ pace: Pace) throws -> [Played] {
        let reportsCrashes = budget.takesCrashReport(pace)
        let current = budget.currentLimits
        let seconds =
            pace.seconds(of: current) + (reportsCrashes ? pace.secondsOfReport(of: current) : 0)
        let processes = try started()
        let program = processes.referenceProgram
        let known = isOfClass ? memory.replies(of: program, to: scenes, recording: pace.kinds) : nil
        let playbacks = try retrying {
            let batch = RequestBatch(
                scenes[...],
                first: memory.reserveIdentifiers(scenes.count),
                kinds: pace.kinds,
                isImmediate: pace.isImmediate
            )
            let attempt = try processes.attempts(1, reportsCrashes: reportsCrashes)[0]
            let reference = try known == nil ? memory.process(of: program) : nil
            return AttemptProcess.playSideBySide(
                [(attempt, batch, seconds)]
                    + (reference.map { [($0, batch, AttemptLimits.secondsOfReference)] } ?? []),
                limits: pace.limits(within: current)
            )
        }
        let printed = account(for: [playbacks[0]], pace, countsCrashes: pace.reportsCrashes)
        let reference = try known ?? playbacks[1].eventsOfReference()
        if isOfClass, known == nil, pace.isOfEveryAnswer {
            memory.keep(reference, of: program, in: scenes, recording: pace.kinds)
        }
        var results = Played.pairs(reference[...], playbacks[0])
        if scenes.count == 1, !results.isEmpty { results[0].printed = printed }
        return results
    }

    /// The random scenes of this check, with the reference's results.
    func randomRound() throws -> RandomRound {
        guard let round = try round?.value() else {
            throw Fault("there are no random scenes to play")
        }
        return round
    }

    /// The number of parts of the random scenes that are played in parallel.
    var partsSideBySide: Int { limits.processesSideBySide }

    /// Plays the next parts of the random scenes with the attempt, in parallel.
    ///
    /// - Parameters:
    ///   - part: The first part to play.
    ///   - secondsBefore: The seconds that earlier parts took. All parts share one limit.
    /// - Returns: The results until the attempt's process ended, and the seconds that they took.
    func play(
        _ round: RandomRound,
        from part: Int,
        _ pace: Pace,
        after secondsBefore: Double
    ) throws -> (played: [Played], seconds: Double) {
        let processes = try started()
        let parts = round.parts[part...].prefix(partsSideBySide)
        let current = budget.currentLimits
        let playbacks = try retrying {
            let attempts = try processes.attempts(parts.count, reportsCrashes: false)
            return AttemptProcess.playSideBySide(
                zip(attempts, parts).map { ($0, $1, pace.seconds(of: current)) },
                limits: current,
                after: secondsBefore
            )
        }
        _ = account(for: playbacks, pace, countsCrashes: false)
        var results: [Played] = []
        for (offset, playback) in playbacks.enumerated() {
            results += Played.pairs(round.reference(from: part + offset), playback)
            if playback.termination != nil { break }
        }
        return (results, playbacks.map(\.seconds).max() ?? 0)
    }

    /// Plays once more with new processes if the first playbacks say nothing about the answer.
    ///
    /// They say nothing if a sandbox did not start or something outside killed a process. The answer is never
    /// to blame for a sandbox. A second kill counts against it, because then only the answer may be left to
    /// blame.
    private func retrying(
        _ play: () throws -> [AttemptProcess.Playback]
    ) throws -> [AttemptProcess.Playback] {
        budget.beginScenes()
        let playbacks = try play()
        guard playbacks.contains(where: \.isInconclusive) else { return playbacks }
        budget.countDropped(playbacks)
        processes?.end()
        let again = try play()
        if let fault = again.compactMap(\.sandboxFault).first { throw fault }
        return again
    }

    /// Counts the time of playbacks, and releases processes that ended.
    ///
    /// - Returns: The processes' output, cut off at the limit for one scene.
    private func account(
        for playbacks: [AttemptProcess.Playback],
        _ pace: Pace,
        countsCrashes: Bool
    ) -> PrintedText {
        budget.count(playbacks, pace, countsCrashes: countsCrashes)
        var text = PrintedText()
        for bytes in processes?.takePrinted() ?? [] {
            text.add(bytes, limit: PrintedText.shownBytesOfScene)
            if pace.isOfTests { printed.add(bytes, limit: PrintedText.shownBytes) }
        }
        return text
    }

    // MARK: Failures

    /// The answer's behaviour in the probes, which identifies the belief behind it; `nil` if it was
    /// recorded before, or no time is left.
    package func behaviourInProbes() -> BehaviourText? {
        guard !isProbed, !isExhausted else { return nil }
        isProbed = true
        let behaviour = try? Probes(exercise).behaviour(in: self)
        return behaviour.map { BehaviourText($0) }
    }

    /// Shrinks a failing scene within the time that all failures of a check share.
    ///
    /// - Parameters:
    ///   - criterion: The criterion that it breaks.
    ///   - keepsAnswers: Whether the reference's result in the smaller scene must stay the same.
    func shrink(
        _ failing: Shrinker.Failing,
        by criterion: Criterion,
        keepingAnswers keepsAnswers: Bool
    ) throws -> Counterexamples.Shown {
        let start = monotonicSeconds()
        defer { budget.countShrinking(seconds: monotonicSeconds() - start) }
        let shrinker = Shrinker(session: self, criterion: criterion, keepsAnswers: keepsAnswers)
        let smallest = try shrinker.shrink(
            failing,
            seconds: budget.secondsOfShrinkingLeft,
            until: { self.budget.scenesOfShrinkingLeft == 0 || !self.hasTimeLeft }
        )
        return counterexamples.smallest(smallest, by: criterion, keepingAnswers: keepsAnswers)
    }

    /// The smallest scene found so far in which the answer differs from the reference.
    func smallestDifference(by criterion: Criterion) -> Shrinker.Failing? {
        counterexamples.smallestDifference(by: criterion)
    }

    private func started() throws -> SessionProcesses {
        guard let processes else { throw Fault("there is no program to run") }
        return processes
    }

    /// Returns the output in the tests' scenes since the last call, and clears it.
    package func takePrinted() -> Prints {
        defer { printed = PrintedText() }
        return printed.prints(of: exercise)
    }

    package func end() {
        processes?.end()
    }
}
