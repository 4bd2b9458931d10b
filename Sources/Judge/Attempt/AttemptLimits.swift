/// How much an attempt may use.
package struct AttemptLimits: Hashable, Sendable {
    /// The longest for one case, in seconds.
    package var secondsPerCase = 2.0
    /// How much of a scene's time may be computed where the system tells what is; all of it where `nil`.
    ///
    /// Most scenes take less than a tenth of a millisecond. What sleeps costs nothing, and a machine that stands
    /// still for a moment must not end an answer: both have the whole time.
    package var computingShare: Double?
    /// The longest until an attempt's process is up, in seconds: what runs before is the answer's, too.
    package var secondsToStart = 2.0
    /// The longest for scenes that are played together, in seconds: each may be within its limit, and
    /// all of them take an hour.
    package var secondsPerBatch = 5.0
    /// The longest for all cases of an exercise that run into their limit, in seconds.
    package var secondsPerExercise = 10.0
    /// After so many seconds spent on reports of crashes, further ones are not looked into: the report on an
    /// overflowed stack alone takes a third of a second.
    package var secondsOfCrashReports = 4.0
    /// The longest for a report of a crash, beyond what a case may take, in seconds.
    package var secondsPerCrashReport = 2.0
    /// The longest for one of the many scenes that are tried to explain a failure, in seconds.
    package var secondsPerTrial = 0.03
    /// The longest for making one failing scene smaller, in seconds.
    package var secondsPerShrinking = 0.3
    /// The longest for making all failing scenes of an exercise smaller, in seconds.
    package var secondsOfShrinking = 0.4
    /// The longest for one scene by which the belief behind a failure is found, in seconds: a stack
    /// takes its time to overflow.
    package var secondsPerProbe = 0.5
    /// After so many seconds no more of these scenes are played.
    package var secondsOfProbes = 0.5
    /// How many times the attempt's process may end while the beliefs behind it are looked for.
    package var endingsOfProbes = 6
    /// The longest for compiling an answer, for all that is played to explain its failures, and for what the
    /// judge computes in between, in seconds.
    package var secondsOfGrading = Double.infinity
    /// The longest for one scene that the reference plays, in seconds.
    package var secondsOfReference = 10.0
    /// What prints more than this in one case, in bytes, and does not end in its time, is said to print
    /// without end.
    package var printedBytes = 1 << 20
    /// The most that is printed in one case, in bytes: far more than a loop of prints needs that ends.
    package var mostPrintedBytes = 64 << 20
    /// The most that is told of one case, in bytes.
    package var replyBytes = 16 << 20
    /// The most that is shown of what is printed, in bytes.
    package var shownBytes = 16 << 10
    /// The most that is shown of what is printed in the one scene that is shown, in bytes.
    package var shownBytesOfScene = 4 << 10
    /// The longest for one case once one ran into its limit, in seconds; as long as before where `nil`.
    package var secondsPerCaseAfterTimeLimit: Double?
    /// After so many cases that ran into their limit nothing more is played.
    package var timeLimitsPerExercise = Int.max
    /// After so many reports on crashes no further crash is looked into.
    package var crashReports = Int.max
    /// Whether of the cases in which the process ended in the same way only the first is looked into.
    package var looksIntoAlikeEndsOnce = false
    /// The most scenes that are tried to make one failing scene smaller.
    package var scenesPerShrinking = Int.max
    /// The most scenes that are tried to make all failing scenes of an exercise smaller.
    package var scenesOfShrinking = Int.max
    /// A tried scene that ends the process counts as so many of them; one that runs into a limit as ten
    /// times that.
    package var scenesPerEnding = 30

    /// How many processes of the attempt play the random scenes side by side.
    package var attemptsSideBySide = 2

    /// The limits of `make check`.
    package init() {}

    /// The limits of `make grade`.
    ///
    /// As far as can be, they count what is done and not the time it takes, so that the same answer gets
    /// the same report on a busy machine as well. The time for all of it is the last resort.
    ///
    /// An endless loop costs a class less than it costs a student alone, a right answer has no less.
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
        // The number of scenes ends it before, and gives the same report each time.
        limits.secondsPerShrinking = .infinity
        limits.secondsOfShrinking = .infinity
        // The first failure is told with its scene, the others by their names.
        limits.scenesPerShrinking = 300
        limits.scenesOfShrinking = 300
        limits.scenesPerEnding = 60
        limits.secondsPerProbe = 0.15
        limits.secondsOfProbes = .infinity
        limits.endingsOfProbes = 4
        // All processors are busy anyway, and each process takes its time to start.
        limits.attemptsSideBySide = 1
        return limits
    }()

    /// How much of a time a scene may compute, in seconds; `nil` where all of it.
    func secondsOfComputing(within seconds: Double) -> Double? {
        guard let computingShare else { return nil }
        // A stack takes its time to overflow.
        let least = 0.1
        return seconds > least ? max(seconds * computingShare, least) : nil
    }

    /// The limits of the workbook's own checks: nothing is drawn, and what is found must not depend on
    /// how busy the machine is.
    ///
    /// What tells so much that it comes near the limit of time has told too much before.
    ///
    /// - Parameter seconds: The longest for all cases of an exercise that run into their limit.
    package static func ofUpkeep(secondsPerExercise seconds: Double) -> AttemptLimits {
        var limits = AttemptLimits()
        limits.secondsPerExercise = seconds
        limits.secondsPerBatch = max(seconds, limits.secondsPerBatch)
        limits.secondsPerProbe = 2
        limits.secondsOfProbes = 15
        limits.endingsOfProbes = 60
        limits.secondsOfCrashReports = 0
        limits.secondsOfShrinking = 0
        // Of an end that others have as well nothing new is learnt.
        limits.looksIntoAlikeEndsOnce = true
        limits.replyBytes = 256 << 10
        return limits
    }
}
