import Platform

/// The environment of an attempt; it contains nothing of the judge's.
struct AttemptEnvironment {
    let reportsCrashes: Bool
    /// The path of the crash reporter, if the runtime would not find it by itself.
    var reporter: String?
    var crashes = CrashEnding.reportedByRuntime

    /// The maximum number of processes and threads of an attempt in a sandbox.
    static let processLimit = "16"

    var values: [String: String] {
        var values = [
            "SWIFT_BACKTRACE": backtrace, "LANG": "C.UTF-8",
            // Sets iterate in the same order in each process, so that a case can be repeated.
            "SWIFT_DETERMINISTIC_HASHING": "1",
            AllocatorSettings.variable: AllocatorSettings.manySmallObjects,
        ]
        if crashes == .exitStatus { values[EnvironmentVariable.crashStatus] = "1" }
        return values
    }

    /// Crash reports go to standard error, because an attempt can write nowhere else.
    private var backtrace: String {
        guard reportsCrashes, crashes == .reportedByRuntime else { return "enable=no" }
        return "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,"
            + "limit=64,format=json,output-to=stderr"
            + (reporter.map { ",swift-backtrace=\($0)" } ?? "")
    }
}
