extension AttemptLimits {
    /// The limits of `make grade`.
    ///
    /// They count work rather than time where possible, so that an answer gets the same report on a busy
    /// machine. The time limit for everything together is a last resort.
    ///
    /// An endless loop costs less time in a class than for a single student. A right answer still has enough.
    package static let ofClassroom: AttemptLimits = {
        var limits = AttemptLimits()
        limits.scene.seconds = 1
        limits.scene.computingShare = 0.4
        limits.scene.secondsAfterTimeLimit = 0.1
        limits.scene.secondsToStart = 4
        limits.exercise.secondsOfTimeouts = 4
        // Thirty crashes take a quarter of it, and less than all of it where four answers share a processor. An
        // answer that fills the memory before it crashes takes more.
        limits.exercise.secondsOfEnds = 5
        limits.exercise.seconds = 8.5
        limits.crashReports.secondsPerReport = 4
        limits.crashReports.seconds = .infinity
        limits.crashReports.count = 2
        limits.crashReports.isOncePerEnd = true
        limits.shrinking.secondsPerTrial = 0.15
        // The limit on scenes applies first, so that the report is the same each time.
        limits.shrinking.seconds = .infinity
        // The report shows the scene of the first failure, and only names the others.
        limits.shrinking.scenes = 300
        limits.shrinking.scenesPerEnding = 60
        // A machine that stalls should end no probe; an endless loop computes for 0.2 s.
        limits.probes.secondsPerProbe = 0.5
        limits.probes.seconds = .infinity
        limits.probes.endings = 4
        // All processors are busy anyway, and each process takes time to start.
        limits.processesSideBySide = 1
        return limits
    }()

    /// The limits of `make watch`, where the next save is seconds away.
    ///
    /// The first endless loop ends the check after about two seconds: one for the loop, and the rest to
    /// compile the answer and to find a small scene. Crashes together cost at most one second.
    package static let ofWatch: AttemptLimits = {
        var limits = AttemptLimits()
        limits.scene.seconds = 1
        limits.scene.secondsToStart = 1
        limits.exercise.timeouts = 1
        limits.exercise.secondsOfEnds = 1
        limits.crashReports.secondsPerReport = 0.6
        limits.crashReports.count = 1
        limits.shrinking.seconds = 0.25
        limits.probes.secondsPerProbe = 0.2
        limits.probes.seconds = 0.25
        limits.probes.endings = 3
        return limits
    }()

    /// The limits of the workbook's own checks: they report nothing, and their result must not depend on how
    /// busy the machine is.
    ///
    /// An attempt that writes a lot reaches the limit of bytes before the limit of time.
    ///
    /// - Parameter seconds: The seconds for all scenes of an exercise that time out.
    package static func ofUpkeep(secondsPerExercise seconds: Double) -> AttemptLimits {
        var limits = AttemptLimits()
        limits.scene.secondsTogether = max(seconds, limits.scene.secondsTogether)
        limits.scene.replyBytes = 256 << 10
        limits.scene.secondsAfterTimeLimit = nil
        limits.exercise.secondsOfTimeouts = seconds
        limits.exercise.timeouts = .max
        limits.crashReports.seconds = 0
        // Explaining the same end in another scene teaches nothing new.
        limits.crashReports.isOncePerEnd = true
        limits.shrinking.seconds = 0
        limits.probes.secondsPerProbe = 2
        limits.probes.seconds = 15
        limits.probes.endings = 60
        return limits
    }
}
