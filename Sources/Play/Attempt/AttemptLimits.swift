/// How much time and output an attempt may use.
package struct AttemptLimits: Hashable, Sendable {
    package var secondsPerCase = 2.0
    /// The share of a scene's time limit that may be CPU time, where the system reports it; all of
    /// it where `nil`.
    ///
    /// Most scenes take less than a tenth of a millisecond. Sleeping costs no CPU time, and a
    /// stalled machine must not end an answer: both get the whole time limit.
    package var computingShare: Double?
    /// The seconds until an attempt's process must be up: code of the answer can run before that,
    /// too.
    package var secondsToStart = 2.0
    /// The most seconds for scenes played together: each may stay within its own limit, and all of
    /// them still take an hour.
    package var secondsPerBatch = 5.0
    /// The most seconds for all cases of an exercise that time out.
    package var secondsPerExercise = 10.0
    /// Once crash reports took this many seconds, the judge requests no more: the report on a stack
    /// overflow alone takes a third of a second.
    package var secondsOfCrashReports = 4.0
    /// The most seconds for a crash report, on top of the case's own limit.
    package var secondsPerCrashReport = 2.0
    /// The most seconds for one of the many scenes that are tried to explain a failure.
    package var secondsPerTrial = 0.03
    /// The most seconds to shrink one failing scene.
    package var secondsPerShrinking = 0.3
    /// The most seconds to shrink all failing scenes of an exercise.
    package var secondsOfShrinking = 0.4
    /// The most seconds for one probe: a stack needs time to overflow.
    package var secondsPerProbe = 0.5
    /// After this many seconds the judge plays no more probes.
    package var secondsOfProbes = 0.5
    /// How many times probes may end the attempt's process.
    package var endingsOfProbes = 6
    /// The most seconds to compile an answer, to play all that explains its failures, and for the
    /// judge's own work in between.
    package var secondsOfGrading = Double.infinity
    package var secondsOfReference = 10.0
    /// The bytes printed in one case above which a timeout is reported as endless printing.
    package var printedBytes = 1 << 20
    /// The bytes that one case may print before the judge kills it: far more than any finite loop
    /// needs.
    package var mostPrintedBytes = 64 << 20
    /// The most bytes of replies in one case.
    package var replyBytes = 16 << 20
    /// The most bytes of printed output that a report shows.
    package var shownBytes = 16 << 10
    /// The most bytes of printed output that a report shows in its one scene.
    package var shownBytesOfScene = 4 << 10
    /// The seconds for one case after the first timeout; unchanged where `nil`.
    package var secondsPerCaseAfterTimeLimit: Double?
    /// After this many timeouts the judge plays no more cases.
    package var timeLimitsPerExercise = Int.max
    /// After this many crash reports the judge requests no more.
    package var crashReports = Int.max
    /// Whether only the first of the cases in which the process ended in the same way gets a crash
    /// report.
    package var looksIntoAlikeEndsOnce = false
    /// The most scenes tried to shrink one failing scene.
    package var scenesPerShrinking = Int.max
    /// The most scenes tried to shrink all failing scenes of an exercise.
    package var scenesOfShrinking = Int.max
    /// A tried scene that ends the process counts as this many scenes; one that runs into a limit
    /// counts ten times as much.
    package var scenesPerEnding = 30

    /// How many processes of the attempt play random scenes in parallel.
    package var attemptsSideBySide = 2

    /// The limits of `make check`.
    package init() {}

    /// The limits of `make grade`.
    ///
    /// They count work rather than time where possible, so that an answer gets the same report on a
    /// busy machine. The time limit for the whole is a last resort.
    ///
    /// An endless loop costs a class less time than it costs a single student. A right answer still
    /// has enough.
    package static let ofClassroom: AttemptLimits = {
        var limits = AttemptLimits()
        limits.secondsPerCase = 1
        limits.computingShare = 0.4
        limits.secondsPerCaseAfterTimeLimit = 0.1
        limits.secondsToStart = 4
        limits.secondsPerCrashReport = 4
        limits.timeLimitsPerExercise = 5
        limits.secondsPerExercise = 4
        limits.secondsOfGrading = 8.5
        limits.secondsOfCrashReports = .infinity
        limits.crashReports = 2
        limits.looksIntoAlikeEndsOnce = true
        limits.secondsPerTrial = 0.15
        // The limit on scenes applies first, and gives the same report each time.
        limits.secondsPerShrinking = .infinity
        limits.secondsOfShrinking = .infinity
        // The report shows the scene of the first failure, and only names the others.
        limits.scenesPerShrinking = 300
        limits.scenesOfShrinking = 300
        limits.scenesPerEnding = 60
        limits.secondsPerProbe = 0.15
        limits.secondsOfProbes = .infinity
        limits.endingsOfProbes = 4
        // All processors are busy anyway, and each process takes time to start.
        limits.attemptsSideBySide = 1
        return limits
    }()

    /// The CPU time that a scene may use within a time limit, in seconds; `nil` where it may use
    /// all of it.
    func secondsOfCPUTime(within seconds: Double) -> Double? {
        guard let computingShare else { return nil }
        // A stack needs time to overflow.
        let least = 0.1
        return seconds > least ? max(seconds * computingShare, least) : nil
    }

    /// The limits of the workbook's own checks: they show nothing, and their result must not depend
    /// on how busy the machine is.
    ///
    /// An attempt that writes a lot reaches the limit of bytes before the limit of time.
    ///
    /// - Parameter seconds: The most seconds for all cases of an exercise that time out.
    package static func ofUpkeep(secondsPerExercise seconds: Double) -> AttemptLimits {
        var limits = AttemptLimits()
        limits.secondsPerExercise = seconds
        limits.secondsPerBatch = max(seconds, limits.secondsPerBatch)
        limits.secondsPerProbe = 2
        limits.secondsOfProbes = 15
        limits.endingsOfProbes = 60
        limits.secondsOfCrashReports = 0
        limits.secondsOfShrinking = 0
        // An end that other cases share teaches nothing new.
        limits.looksIntoAlikeEndsOnce = true
        limits.replyBytes = 256 << 10
        return limits
    }
}
