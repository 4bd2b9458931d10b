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
    private var secondsForShrinking: Double
    private var scenesForShrinking: Int

    /// What takes longer than this is slow beyond reason: hundreds of scenes are played in a tenth of it.
    ///
    /// That is so of the scenes of one test together, and of those of all tests.
    private static let reasonableSeconds = 1.0

    /// Creates a budget of which nothing is used up.
    init(_ limits: AttemptLimits) {
        self.limits = limits
        secondsForShrinking = limits.secondsOfShrinking
        scenesForShrinking = limits.scenesOfShrinking
    }

    /// Whether so much time was lost that nothing more is played.
    var isExhausted: Bool {
        max(secondsLost, secondsPlayed - SessionBudget.reasonableSeconds)
            >= limits.secondsPerExercise || timeLimitsHit >= limits.timeLimitsPerExercise
    }

    /// Whether a case is looked into whose process ended: each time costs new processes, and the report on
    /// a crash more than all of them.
    mutating func looksInto(_ end: Termination) -> Bool {
        if end.kind == .signal, crashReportsMade >= limits.crashReports { return false }
        return endsLookedInto.insert(end.ofItsKind).inserted || !limits.looksIntoAlikeEndsOnce
    }

    /// The limits, once a case ran into its own.
    var currentLimits: AttemptLimits {
        guard timeLimitsHit > 0, let seconds = limits.secondsPerCaseAfterTimeLimit else {
            return limits
        }
        var current = limits
        current.secondsPerCase = seconds
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
        switch pace {
        case .quick:
            secondsPlayed += seconds
            if playbacks.contains(where: { $0.termination?.kind == .timeLimit }) {
                timeLimitsHit += 1
            }
        case .trial:
            for playback in playbacks {
                scenesForShrinking -= playback.events.count
                scenesForShrinking -= playback.termination.map(costInScenes) ?? 0
            }
        case .thorough: secondsPlayed += seconds
        case .probe: break
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

extension Termination {
    /// What it has in common with those that one is told about when this one is looked into.
    fileprivate var ofItsKind: Termination {
        // The limit of time is shorter once it was hit.
        kind == .timeLimit ? Termination(kind: kind, code: 0) : self
    }
}
