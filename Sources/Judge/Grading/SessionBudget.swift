import Building
import Platform
import Play
import Scenario

/// The budget of an answer's grading.
struct SessionBudget {
    let limits: AttemptLimits

    private var secondsLost = 0.0
    private var secondsOfEnds = 0.0
    private var secondsPlayed = 0.0
    private var secondsOfCrashes = 0.0
    private var crashReportsMade = 0
    private var endsExplained: Set<Termination> = []
    private var timeLimitsHit = 0
    /// Whether a case failed.
    ///
    /// Only then are scenes played at another pace than `quick`.
    private var hasFailure = false
    private var secondsOfScenes = 0.0
    private var secondsOfStart = 0.0
    private let computing: ComputingClock
    /// The judge's CPU time while scenes were played.
    ///
    /// The wall-clock time of those scenes already includes it.
    private var secondsComputedBeside = 0.0
    private var computedBefore = 0.0
    private var secondsForShrinking: Double
    private var scenesForShrinking: Int

    /// A longer time in seconds is unreasonably slow: hundreds of scenes take a tenth of it.
    ///
    /// Applies per test and in total.
    private static let reasonableSeconds = 1.0
    /// The cost of a crash: an answer that crashes in two scenes of each test is still graded whole.
    private static let secondsPerCrash = 0.05

    /// Creates an unused budget.
    ///
    /// - Parameter computing: The judge's CPU time for the answer.
    init(_ limits: AttemptLimits, computing: ComputingClock = .ofProcess) {
        self.limits = limits
        self.computing = computing
        secondsForShrinking = limits.shrinking.seconds
        scenesForShrinking = limits.shrinking.scenes
    }

    /// Whether the answer lost so much time that no more scenes are played.
    var isExhausted: Bool {
        max(secondsLost, secondsPlayed - SessionBudget.reasonableSeconds)
            >= limits.exercise.secondsOfTimeouts || timeLimitsHit >= limits.exercise.timeouts
            || secondsOfEnds >= limits.exercise.secondsOfEnds || !hasTimeLeft
    }

    /// The reason why no more scenes are played, once the budget is exhausted.
    var reasonToSkip: SceneGrader.ReasonToSkip {
        timeLimitsHit >= limits.exercise.timeouts ? .timeouts(timeLimitsHit) : .time
    }

    /// The end of an answer that was too slow over all tests; `nil` if it failed before.
    var timeoutOfAllTests: Termination? {
        guard isExhausted, !hasFailure else { return nil }
        return Termination(
            kind: .timeLimit,
            code: Int(limits.exercise.secondsOfTimeouts * 1_000),
            message: "for all tests together"
        )
    }

    /// Whether there is time left to explain a failure.
    var hasTimeLeft: Bool { secondsLeft > 0 }

    /// The seconds left for grading the answer.
    private var secondsLeft: Double {
        limits.exercise.seconds - secondsOfStart - secondsOfScenes
            - (computing.seconds - secondsComputedBeside)
    }

    /// The shortest time limit of a scene, in seconds.
    private static let minimumSeconds = 0.1

    /// Counts an end of the process, and returns whether to explain it.
    ///
    /// Each explanation costs new processes, and a crash report costs more than all of them.
    mutating func countEnd(_ end: Termination) -> Bool {
        if end.kind == .signal, crashReportsMade >= limits.crashReports.count { return false }
        return endsExplained.insert(end.ofItsKind).inserted || !limits.crashReports.isOncePerEnd
    }

    /// The limits, reduced after earlier timeouts and to the time that is left.
    var currentLimits: AttemptLimits {
        var current = limits
        if timeLimitsHit > 0, let seconds = limits.scene.secondsAfterTimeLimit {
            current.scene.seconds = seconds
        }
        let left = max(secondsLeft, SessionBudget.minimumSeconds)
        current.scene.seconds = min(current.scene.seconds, left)
        current.scene.secondsTogether = min(current.scene.secondsTogether, left)
        current.scene.secondsToStart = min(current.scene.secondsToStart, left)
        current.crashReports.secondsPerReport = min(current.crashReports.secondsPerReport, left)
        return current
    }

    /// Uses a crash report, if the pace requires one and one is left.
    ///
    /// The report on a loop takes a tenth of the time of one on a crash, and does not count.
    mutating func takesCrashReport(_ pace: GradingSession.Pace) -> Bool {
        guard pace.reportsCrashes, secondsOfCrashes < limits.crashReports.seconds
        else { return false }
        guard case .thorough(after: .signal) = pace else { return true }
        guard crashReportsMade < limits.crashReports.count else { return false }
        crashReportsMade += 1
        return true
    }

    // MARK: Playing

    /// Counts the time for compiling the answer.
    ///
    /// It is capped at the CPU time of a compile, in case the machine was busy.
    mutating func countStart(seconds: Double) {
        secondsOfStart = min(seconds, AttemptCompiler.secondsOfCPUTime)
    }

    /// Must be called before scenes are played.
    mutating func beginScenes() { computedBefore = computing.seconds }

    /// Counts the time of playbacks that say nothing about the answer.
    ///
    /// It counts towards the limit of the whole answer, so that repetitions come to an end.
    mutating func countDropped(_ playbacks: [AttemptProcess.Playback]) {
        secondsOfScenes += playbacks.map(\.seconds).max() ?? 0
    }

    /// Counts the cost of scenes that were played in parallel.
    ///
    /// - Parameter countsCrashes: Whether the time of a crash counts as time for crash reports.
    mutating func count(
        _ playbacks: [AttemptProcess.Playback],
        _ pace: GradingSession.Pace,
        countsCrashes: Bool
    ) {
        secondsComputedBeside += max(computing.seconds - computedBefore, 0)
        countByPace(playbacks, pace)
        for playback in playbacks {
            let secondsBeyondReason = max(0, playback.seconds - SessionBudget.reasonableSeconds)
            guard let termination = playback.termination else {
                secondsLost += secondsBeyondReason
                continue
            }
            secondsLost += max(SessionBudget.cost(ofEnd: playback), secondsBeyondReason)
            secondsOfEnds += playback.secondsOfLast
            if termination.kind == .signal, countsCrashes {
                secondsOfCrashes += playback.secondsOfLast
            }
        }
    }

    private mutating func countByPace(
        _ playbacks: [AttemptProcess.Playback],
        _ pace: GradingSession.Pace
    ) {
        let seconds = playbacks.map(\.seconds).max() ?? 0
        let cost = playbacks.map(SessionBudget.cost(of:)).max() ?? 0
        // A right answer's scenes have their own limits, which do not depend on how busy the machine is.
        if case .quick = pace {} else { secondsOfScenes += seconds }
        if playbacks.contains(where: { $0.termination != nil }) { hasFailure = true }
        switch pace {
        case .quick:
            secondsPlayed += cost
            if playbacks.contains(where: { $0.termination?.kind.isLimit == true }) {
                timeLimitsHit += 1
            }
        case .trial:
            hasFailure = true
            for playback in playbacks {
                scenesForShrinking -= playback.events.count
                scenesForShrinking -= playback.termination.map(costInScenes) ?? 0
            }
        case .thorough:
            hasFailure = true
            secondsPlayed += cost
        case .probe: hasFailure = true
        }
    }

    /// The cost of a playback in seconds: how long it took, and a fixed price for a crash.
    private static func cost(of playback: AttemptProcess.Playback) -> Double {
        guard playback.termination != nil else { return playback.seconds }
        return playback.seconds - playback.secondsOfLast + cost(ofEnd: playback)
    }

    /// The cost in seconds of the scene that ended the process.
    ///
    /// How long a crash takes depends on how busy the machine is, but its cost must not: otherwise an answer
    /// that crashes in most scenes gets other points each time.
    private static func cost(ofEnd playback: AttemptProcess.Playback) -> Double {
        let isCrash = playback.termination?.kind.isLimit == false
        return isCrash && playback.secondsOfLast <= reasonableSeconds
            ? secondsPerCrash : playback.secondsOfLast
    }

    // MARK: Shrinking

    /// The cost of an end in scenes: for a new process, and for the time until an endless loop is killed.
    private func costInScenes(_ end: Termination) -> Int {
        (end.kind.isLimit ? 10 : 1) * limits.shrinking.scenesPerEnding
    }

    /// The seconds left to shrink failing scenes.
    var secondsOfShrinkingLeft: Double { max(0, secondsForShrinking) }

    /// The scenes left to shrink failing scenes.
    var scenesOfShrinkingLeft: Int { max(0, scenesForShrinking) }

    mutating func countShrinking(seconds: Double) {
        secondsForShrinking -= seconds
    }
}

extension Termination {
    /// The termination without details in which ends of the same kind may differ.
    fileprivate var ofItsKind: Termination {
        // The time limit is shorter after the first timeout.
        kind == .timeLimit ? Termination(kind: kind, code: 0) : self
    }
}
