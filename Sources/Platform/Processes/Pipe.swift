import Foundation

/// A pipe between the judge and a process that it spawns.
///
/// Both ends are close-on-exec, and have numbers far above 0 to 9, which a spawned process may be
/// given.
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

    /// Gives a descriptor a number far above those that a spawned process may be given.
    static func moved(_ descriptor: Int32) -> Int32 {
        let high = fcntl(descriptor, F_DUPFD_CLOEXEC, 20)
        close(descriptor)
        return high
    }

    /// The capacity of a wide pipe in bytes: the system's limit allows a user about a hundred of
    /// them.
    package static let wideCapacity = 1 << 18

    /// Widens a pipe, where the system can and the user's limit allows it.
    package static func widen(_ descriptor: Int32) {
        guard OperatingSystem.own == .linux else { return }
        _ = fcntl(descriptor, setCapacity, Int32(wideCapacity))
    }

    /// `F_SETPIPE_SZ`, which the Swift module for the C library does not export.
    private static let setCapacity: Int32 = 1_031
}

/// Makes reads and writes return at once instead of blocking.
package func makeNonBlocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

/// The result of a non-blocking read.
package enum ReadResult {
    case bytes([UInt8])
    case nothingYet
    case end
}

/// The most bytes of one read.
package let readCapacity = 65_536

package func readAvailable(_ descriptor: Int32) -> ReadResult {
    let capacity = readCapacity
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
        count = read(descriptor, buffer.baseAddress, capacity)
        initialized = max(count, 0)
    }
    if count > 0 { return .bytes(bytes) }
    if count == 0 { return .end }
    return errno == EAGAIN || errno == EINTR ? .nothingYet : .end
}

/// Seconds on a monotonic clock.
package func monotonicSeconds() -> Double {
    Double(DispatchTime.now().uptimeNanoseconds) / 1e9
}

/// Files opened for a process to be spawned, with high numbers in the judge.
package struct FileDescriptors {
    package let descriptors: [(own: Int32, its: Int32)]

    /// Opens files for reading.
    ///
    /// The process does not get a file that cannot be opened.
    package init(_ files: [Int32: String]) {
        descriptors = files.sorted { $0.key < $1.key }.compactMap { number, path in
            let opened = Foundation.open(path, O_RDONLY | O_CLOEXEC)
            guard opened >= 0 else { return nil }
            return (ProcessPipe.moved(opened), number)
        }
    }

    /// Closes the judge's copies.
    package func close() {
        for (own, _) in descriptors { Foundation.close(own) }
    }
}
