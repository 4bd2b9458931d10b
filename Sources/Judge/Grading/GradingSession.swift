import Foundation
import Scenario

/// One answer being graded: its attempt's processes and the reference's, and what was used up.
package final class GradingSession {
    /// Why no scene can be played.
    package enum Obstacle: Hashable, Sendable {
        /// The answer is the untouched stub.
        case notStarted
        /// The compiler, or the workbook, refused the file.
        case didNotCompile([Diagnostic])
        /// The file has something in it that no answer may have.
        case notAccepted([Diagnostic])
        /// The grader is at fault.
        case graderFault(String)
    }

    /// The exercise that the answer is for.
    package let exercise: Exercise
    /// Why no scene can be played, if so.
    package let obstacle: Obstacle?
    /// The compiler's warnings about the answer.
    package let warnings: [Diagnostic]
    /// What the answer names; `nil` where it was not compiled.
    package let names: AnswerNames?
    /// What the answer printed in the scenes of tests since it was last asked for, cut where it is too much.
    private var printed = PrintedText()
    /// The limits in force.
    package var limits: AttemptLimits { budget.limits }

    private let processes: SessionProcesses?
    private let round: BackgroundWork<RandomRound>?
    private var budget: SessionBudget
    private var counterexamples = Counterexamples()
    private var isProbed = false
    private let memory: ReferenceMemory

    /// Compiles an answer and the reference, or finds out why it cannot.
    ///
    /// - Parameters:
    ///   - exercise: The exercise.
    ///   - workbook: Where everything is.
    ///   - file: The answer's path; the student's own where `nil`.
    ///   - path: The answer's path as the student knows it, if it is not the file's.
    ///   - limits: How much the attempt may use.
    ///   - seed: The seed of the random scenes, which the reference then plays while the answer is
    ///     being compiled; `nil` where none will be asked for.
    ///   - memory: What is known of the reference, where the process grades many answers.
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
        budget = SessionBudget(limits)
        let began = monotonicSeconds()
        let start = SessionStart(
            exercise,
            workbook: workbook,
            file: file,
            shownAs: path,
            limits: limits,
            seed: seed,
            memory: memory
        )
        obstacle = start.obstacle
        warnings = start.warnings
        names = start.names
        processes = start.processes
        round = start.round
        budget.countStart(seconds: monotonicSeconds() - began)
    }

    /// Whether so much time was lost that nothing more is played.
    package var isExhausted: Bool { budget.isExhausted }
    /// How an answer ended that did nothing wrong until then.
    var endBySlowness: Termination? { budget.endBySlowness }
    /// Whether something may be played to explain a failure.
    var hasTimeLeft: Bool { budget.hasTimeLeft }

    /// Whether a case is looked into whose process ended.
    func looksInto(_ end: Termination) -> Bool { budget.looksInto(end) }

    // MARK: Playing

    /// Plays scenes with the reference and with the attempt, side by side, until the attempt's
    /// process ends.
    ///
    /// - Parameters:
    ///   - scenes: The scenes.
    ///   - pace: How much is told.
    /// - Returns: As many results as scenes were begun.
    package func play(_ scenes: [Scene], _ pace: Pace) throws -> [Played] {
        let batch = RequestBatch(
            scenes[...],
            first: memory.nextIdentifier(),
            kinds: pace.kinds,
            isImmediate: pace.isImmediate
        )
        _ = memory.nextIdentifier(after: batch.identifiers.upperBound)
        let reportsCrashes = budget.takesCrashReport(pace)
        let current = budget.currentLimits
        let seconds =
            pace.seconds(of: current) + (reportsCrashes ? pace.secondsOfReport(of: current) : 0)
        let processes = try started()
        let known = processes.knownReplies(to: scenes, telling: pace.kinds)
        let playbacks = try retryingSandbox {
            let attempt = try processes.attempts(1, reportsCrashes: reportsCrashes)[0]
            let reference = try known == nil ? processes.reference() : nil
            return sideBySide(
                [(attempt, batch, seconds)]
                    + (reference.map { [($0, batch, limits.secondsOfReference)] } ?? [])
            )
        }
        let printed = account(for: [playbacks[0]], pace, countsCrashes: pace.reportsCrashes)
        let reference = try known ?? ofReference(playbacks[1])
        if known == nil, pace.isOfEveryAnswer {
            processes.keep(reference, in: scenes, telling: pace.kinds)
        }
        var results = Played.pairs(reference[...], playbacks[0])
        if scenes.count == 1, !results.isEmpty { results[0].printed = printed }
        return results
    }

    private func ofReference(_ playback: AttemptProcess.Playback) throws -> [[UInt8]] {
        if let termination = playback.termination {
            throw ToolchainFault(message: "the reference solution ended early: \(termination)")
        }
        return playback.events
    }

    /// The random scenes of this check, which the reference has played.
    func randomRound() throws -> RandomRound {
        guard let round = try round?.value() else {
            throw ToolchainFault(message: "there are no random scenes to play")
        }
        return round
    }

    /// How many parts of the random scenes are played at a time.
    var partsSideBySide: Int { limits.attemptsSideBySide }

    /// Plays the next parts of the random scenes with the attempt, as many as are played side by side.
    ///
    /// - Parameters:
    ///   - round: The random scenes.
    ///   - part: The first part to play.
    ///   - pace: How much is told.
    ///   - secondsBefore: What the parts before took: all share one limit.
    /// - Returns: As many results as the attempt played before its process ended, and what it took.
    func play(
        _ round: RandomRound,
        from part: Int,
        _ pace: Pace,
        after secondsBefore: Double
    ) throws -> (played: [Played], seconds: Double) {
        let processes = try started()
        let parts = round.parts[part...].prefix(partsSideBySide)
        let playbacks = try retryingSandbox {
            let attempts = try processes.attempts(parts.count, reportsCrashes: false)
            return sideBySide(
                zip(attempts, parts).map { ($0, $1, pace.seconds(of: budget.currentLimits)) },
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

    /// All processes play at the same time, each on a thread of its own.
    private func sideBySide(
        _ work: [(process: AttemptProcess, batch: RequestBatch, seconds: Double)],
        after secondsBefore: Double = 0
    ) -> [AttemptProcess.Playback] {
        nonisolated(unsafe) let work = work
        nonisolated(unsafe) var playbacks = work.map { _ in AttemptProcess.Playback() }
        let lock = NSLock()
        let limits = budget.currentLimits
        DispatchQueue.concurrentPerform(iterations: work.count) { index in
            let (process, batch, seconds) = work[index]
            let playback = process.play(
                batch,
                seconds: seconds,
                limits: limits,
                after: secondsBefore
            )
            lock.withLock { playbacks[index] = playback }
        }
        return playbacks
    }

    /// A sandbox that does not start is started once more, with new processes, before it is told: that
    /// is never the answer's fault.
    private func retryingSandbox(
        _ play: () throws -> [AttemptProcess.Playback]
    ) throws -> [AttemptProcess.Playback] {
        budget.beginScenes()
        let playbacks = try play()
        guard playbacks.contains(where: { $0.sandboxFault != nil }) else { return playbacks }
        processes?.end()
        let again = try play()
        if let fault = again.compactMap(\.sandboxFault).first { throw fault }
        return again
    }

    /// Lets go of processes that ended, and counts the time that this cost.
    ///
    /// - Returns: What they printed, as far as there is room for it beside one scene.
    private func account(
        for playbacks: [AttemptProcess.Playback],
        _ pace: Pace,
        countsCrashes: Bool
    ) -> PrintedText {
        budget.count(playbacks, pace, countsCrashes: countsCrashes)
        var text = PrintedText()
        for bytes in processes?.takePrinted() ?? [] {
            text.add(bytes, limit: limits.shownBytesOfScene)
            if pace.isOfTests { printed.add(bytes, limit: limits.shownBytes) }
        }
        return text
    }

    // MARK: Failures

    /// What the answer does in the probes, by which the belief behind it is found; `nil` where it was
    /// looked at before, or no time is left.
    package func behaviourInProbes() -> BehaviourText? {
        guard !isProbed, !isExhausted else { return nil }
        isProbed = true
        let behaviour = try? Probes(exercise).behaviour(in: self, endings: limits.endingsOfProbes)
        return behaviour.map { BehaviourText($0) }
    }

    /// Makes a failing scene smaller, as far as the time goes that all failures of a check share.
    ///
    /// - Parameters:
    ///   - failing: The scene.
    ///   - criterion: What it breaks.
    ///   - keepsAnswers: Whether the reference must answer in a smaller scene as it does in this one.
    func shrink(
        _ failing: Shrinker.Failing,
        by criterion: Criterion,
        keepingAnswers keepsAnswers: Bool
    ) throws -> Counterexamples.Shown {
        let start = monotonicSeconds()
        defer { budget.countShrinking(seconds: monotonicSeconds() - start) }
        let fewest = budget.scenesAfterNextShrinking
        let shrinker = Shrinker(session: self, criterion: criterion, keepsAnswers: keepsAnswers)
        let smallest = try shrinker.shrink(
            failing,
            seconds: budget.secondsOfNextShrinking,
            until: { self.budget.hasAtMost(scenes: fewest) || !self.hasTimeLeft }
        )
        return counterexamples.smallest(smallest, by: criterion, keepingAnswers: keepsAnswers)
    }

    /// The smallest scene found so far in which the answer does not do as the reference does.
    func smallestDifference(by criterion: Criterion) -> Shrinker.Failing? {
        counterexamples.smallestDifference(by: criterion)
    }

    private func started() throws -> SessionProcesses {
        guard let processes else { throw ToolchainFault(message: "there is no program to run") }
        return processes
    }

    /// Takes what was printed in the scenes of tests since the last time.
    package func takePrinted() -> Prints {
        defer { printed = PrintedText() }
        return printed.prints(of: exercise)
    }

    /// Ends the answer's processes.
    package func end() {
        processes?.end()
    }
}
