import Scenario

/// What an answer used up of its limits while it was graded, and what is left.
struct SessionBudget {
    /// The limits in force.
    let limits: AttemptLimits

    private var secondsLost = 0.0
    private var secondsPlayed = 0.0
    private var secondsOfCrashes = 0.0
    private var crashReportsMade = 0
    private var endsLookedInto: Set<Termination> = []
    private var timeLimitsHit = 0
    /// Whether a case went wrong: nothing else is played but quickly.
    private var hasFailure = false
    private var secondsOfScenes = 0.0
    private var secondsOfStart = 0.0
    private let computing: ComputingClock
    /// What the judge computed while scenes were played, which takes no time beside theirs.
    private var secondsComputedBeside = 0.0
    private var computedBefore = 0.0
    private var secondsForShrinking: Double
    private var scenesForShrinking: Int

    /// What takes longer than this is slow beyond reason: hundreds of scenes are played in a tenth of it.
    ///
    /// That is so of the scenes of one test together, and of those of all tests.
    private static let reasonableSeconds = 1.0

    /// Creates a budget of which nothing is used up.
    ///
    /// - Parameter computing: What the judge computes for the answer.
    init(_ limits: AttemptLimits, computing: ComputingClock = .ofProcess) {
        self.limits = limits
        self.computing = computing
        secondsForShrinking = limits.secondsOfShrinking
        scenesForShrinking = limits.scenesOfShrinking
    }

    /// Whether so much time was lost that nothing more is played.
    var isExhausted: Bool {
        max(secondsLost, secondsPlayed - SessionBudget.reasonableSeconds)
            >= limits.secondsPerExercise || timeLimitsHit >= limits.timeLimitsPerExercise
            || !hasTimeLeft
    }

    /// What the answer could not do within the time for all of it, if it did nothing wrong before: then all
    /// of it is too slow.
    var endBySlowness: Termination? {
        guard isExhausted, !hasFailure else { return nil }
        return Termination(
            kind: .timeLimit,
            code: Int(limits.secondsPerExercise * 1_000),
            message: "for all tests together"
        )
    }

    /// Whether something may be played.
    var hasTimeLeft: Bool { secondsLeft > 0 }

    /// What is left of the time for all of it, in seconds.
    private var secondsLeft: Double {
        limits.secondsOfGrading - secondsOfStart - secondsOfScenes
            - (computing.seconds - secondsComputedBeside)
    }

    /// The least time that a scene is given once it is played, in seconds.
    private static let leastSeconds = 0.1

    /// Whether a case is looked into whose process ended: each time costs new processes, and the report on
    /// a crash more than all of them.
    mutating func looksInto(_ end: Termination) -> Bool {
        if end.kind == .signal, crashReportsMade >= limits.crashReports { return false }
        return endsLookedInto.insert(end.ofItsKind).inserted || !limits.looksIntoAlikeEndsOnce
    }

    /// The limits, once a case ran into its own, and as far as time is left.
    var currentLimits: AttemptLimits {
        var current = limits
        if timeLimitsHit > 0, let seconds = limits.secondsPerCaseAfterTimeLimit {
            current.secondsPerCase = seconds
        }
        let left = max(secondsLeft, SessionBudget.leastSeconds)
        current.secondsPerCase = min(current.secondsPerCase, left)
        current.secondsPerBatch = min(current.secondsPerBatch, left)
        current.secondsToStart = min(current.secondsToStart, left)
        current.secondsPerCrashReport = min(current.secondsPerCrashReport, left)
        return current
    }

    /// Takes a report on a crash, if the pace asks for one and there is one left.
    mutating func takesCrashReport(_ pace: GradingSession.Pace) -> Bool {
        guard pace.reportsCrashes, secondsOfCrashes < limits.secondsOfCrashReports,
            crashReportsMade < limits.crashReports
        else { return false }
        crashReportsMade += 1
        return true
    }

    // MARK: Playing

    /// Counts what it took to compile the answer.
    ///
    /// A machine that was busy with others meanwhile takes no more than a compile is allowed.
    mutating func countStart(seconds: Double) {
        secondsOfStart = min(seconds, AttemptCompiler.secondsOfClassroom)
    }

    /// Notes that scenes are about to be played.
    mutating func beginScenes() { computedBefore = computing.seconds }

    /// Counts what scenes cost that were played side by side.
    ///
    /// - Parameters:
    ///   - playbacks: What came of them.
    ///   - pace: How they were played.
    ///   - countsCrashes: Whether a crash counts as looked into.
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
            secondsLost += max(playback.secondsOfLast, secondsBeyondReason)
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
        // What a right answer plays has limits of its own, which a busy machine does not bring near.
        if case .quick = pace {} else { secondsOfScenes += seconds }
        if playbacks.contains(where: { $0.termination != nil }) { hasFailure = true }
        switch pace {
        case .quick:
            secondsPlayed += seconds
            if playbacks.contains(where: { $0.termination?.kind.isOfTime == true }) {
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
            secondsPlayed += seconds
        case .probe: hasFailure = true
        }
    }

    // MARK: Shrinking

    /// A scene that ends a process costs as much as so many that do not: a new process, and the time
    /// until an endless loop is ended.
    private func costInScenes(_ end: Termination) -> Int {
        switch end.kind {
        case .signal, .exit, .nonsense: limits.scenesPerEnding
        case .timeLimit, .flood: 10 * limits.scenesPerEnding
        }
    }

    /// The longest that the next failing scene may be made smaller, in seconds.
    var secondsOfNextShrinking: Double {
        max(0, min(limits.secondsPerShrinking, secondsForShrinking))
    }

    /// How many scenes are left to try once the next failing scene had its share.
    var scenesAfterNextShrinking: Int {
        max(0, scenesForShrinking - limits.scenesPerShrinking)
    }

    /// Whether no more scenes are left than a number.
    func hasAtMost(scenes: Int) -> Bool { scenesForShrinking <= scenes }

    /// Counts the time that making a scene smaller took.
    mutating func countShrinking(seconds: Double) {
        secondsForShrinking -= seconds
    }
}

extension Termination.Kind {
    /// Whether an end may have taken all the time of a case: what prints without end has it, too.
    fileprivate var isOfTime: Bool {
        switch self {
        case .timeLimit, .flood: true
        case .signal, .exit, .nonsense: false
        }
    }
}

extension Termination {
    /// What it has in common with those that one is told about when this one is looked into.
    fileprivate var ofItsKind: Termination {
        // The limit of time is shorter once it was hit.
        kind == .timeLimit ? Termination(kind: kind, code: 0) : self
    }
}
