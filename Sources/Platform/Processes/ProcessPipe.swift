import Foundation

/// A pipe between the judge and a process that it spawns.
///
/// Both ends are close-on-exec, and have numbers far above 0 to 9, which may be assigned in a spawned
/// process.
package struct ProcessPipe {
    package let reading: Int32
    package let writing: Int32

    /// A write to a process that is gone must fail with an error instead of ending the judge.
    private static let ignoresBrokenPipes: Bool = {
        signal(SIGPIPE, SIG_IGN)
        return true
    }()

    package init() throws(SpawnError) {
        _ = ProcessPipe.ignoresBrokenPipes
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw SpawnError(executable: "a pipe", number: errno) }
        reading = ProcessPipe.moved(ends[0])
        writing = ProcessPipe.moved(ends[1])
    }

    /// Gives a descriptor a number far above those that may be assigned in a spawned process.
    static func moved(_ descriptor: Int32) -> Int32 {
        let high = fcntl(descriptor, F_DUPFD_CLOEXEC, 20)
        close(descriptor)
        return high
    }

    /// The capacity of a wide pipe in bytes; the system's limit allows a user about a hundred of them.
    package static let wideCapacity = 1 << 18

    /// Widens a pipe if the system can and the user's limit allows it.
    package static func widen(_ descriptor: Int32) {
        guard OperatingSystem.own == .linux else { return }
        _ = fcntl(descriptor, setCapacity, Int32(wideCapacity))
    }

    /// `F_SETPIPE_SZ`, which the Swift module for the C library does not export.
    private static let setCapacity: Int32 = 1_031
}
