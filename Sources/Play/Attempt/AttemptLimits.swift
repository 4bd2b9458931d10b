import Platform

/// The limits of an attempt, grouped by purpose.
package struct AttemptLimits: Hashable, Sendable {
    package var scene = SceneLimits()
    package var exercise = ExerciseLimits()
    package var crashReports = CrashReportLimits()
    package var shrinking = ShrinkingLimits()
    package var probes = ProbeLimits()
    /// The number of processes that play random scenes in parallel.
    package var processesSideBySide = 2

    /// The timeout in seconds for a batch of scenes that the reference plays.
    package static let secondsOfReference = 10.0

    /// The limits of `make check`.
    package init() {}
}

/// Protects the judge from a scene that never returns or floods it with output.
package struct SceneLimits: Hashable, Sendable {
    package var seconds = 2.0
    /// The seconds after the answer's first timeout, which needs no second proof; `nil` leaves the limit
    /// unchanged.
    package var secondsAfterTimeLimit: Double? = 0.3
    /// The share of the time limit that may be CPU time, if the system reports it; `nil` allows all of it.
    ///
    /// Most scenes take less than a tenth of a millisecond. Sleeping costs no CPU time, and a stalled machine
    /// must not end an answer, so both get the whole time limit.
    package var computingShare: Double?
    /// The seconds until the process must report that it is up; code of the answer can run before that.
    package var secondsToStart = 2.0
    /// The same, extended to the time that the system may take to start a program.
    package var secondsUntilReady: Double {
        max(secondsToStart, OperatingSystem.own.secondsToScanPrograms)
    }
    /// The seconds for scenes that are played together.
    ///
    /// Without this limit, each could stay within its own limit and all together still take an hour.
    package var secondsTogether = 5.0
    /// The bytes of replies in one scene.
    package var replyBytes = 16 << 20
    /// The bytes of replies in a probe, or in a scene that is tried to explain a failure.
    ///
    /// The judge needs a tenth of a second to compare this many.
    package static let replyBytesOfTrial = 1 << 20

    /// The printed bytes of one scene above which a timeout is reported as endless printing.
    package static let printedBytes = 1 << 20
    /// The bytes that one scene may print before the judge kills the process: far more than any finite loop
    /// needs.
    package static let maximumPrintedBytes = 64 << 20

    /// The CPU time that a scene may use within a time limit, in seconds; `nil` if it may use all of it.
    package func secondsOfCPUTime(within seconds: Double) -> Double? {
        guard let computingShare else { return nil }
        // A stack needs time to overflow.
        let least = 0.1
        return seconds > least ? max(seconds * computingShare, least) : nil
    }
}

/// Protects a class, and a student's patience, from an answer that is slow in every scene.
package struct ExerciseLimits: Hashable, Sendable {
    /// The seconds for all scenes that time out.
    package var secondsOfTimeouts = 10.0
    /// The seconds for all scenes that end the attempt's process.
    package var secondsOfEnds = Double.infinity
    /// After this many timeouts the judge plays no more scenes.
    package var timeouts = 5
    /// The seconds to compile an answer, to play the scenes that explain its failures, and for the judge's
    /// own work in between.
    package var seconds = Double.infinity
}

/// Bounds the crash reports: a report on a stack overflow alone takes a third of a second.
package struct CrashReportLimits: Hashable, Sendable {
    /// The seconds for one report, on top of the scene's own limit.
    package var secondsPerReport = 2.0
    /// After reports took this many seconds, the judge requests no more.
    package var seconds = 4.0
    /// After this many reports on crashes the judge explains no more of them.
    package var count = Int.max
    /// Whether only the first of several scenes in which the process ended in the same way gets a report.
    package var isOncePerEnd = false
}

/// Bounds the search for smaller failing scenes.
package struct ShrinkingLimits: Hashable, Sendable {
    /// The seconds for one scene that is tried.
    package var secondsPerTrial = 0.03
    /// The same, if a larger scene crashed: a stack needs time to overflow.
    package var secondsPerTrialOfCrash = 0.15
    /// The seconds to shrink all failing scenes of an exercise.
    package var seconds = 0.4
    /// The scenes tried to shrink all failing scenes of an exercise.
    package var scenes = Int.max
    /// Each tried scene that ends the process counts as this many scenes, or as ten times this many if it
    /// reaches a limit.
    package var scenesPerEnding = 30
}

/// The limits of the probes: short scenes in which each belief behaves differently.
package struct ProbeLimits: Hashable, Sendable {
    /// The seconds for one probe: a stack needs time to overflow.
    package var secondsPerProbe = 0.5
    /// After this many seconds the judge plays no more probes.
    package var seconds = 0.5
    /// How many times probes may end the attempt's process.
    package var endings = 6
}
