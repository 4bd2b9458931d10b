#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Signals as bytes that can be waited for together with keys.
///
/// A handler can reach only what is global; the pipe is a constant for that reason.
enum SignalPipe {
    /// The end to read from: a byte for each signal, its number.
    static var reading: Int32 { ends.reading }

    private static let ends: (reading: Int32, writing: Int32) = {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return (-1, -1) }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }()

    /// Begins to send signals to the pipe.
    static func open(_ numbers: [Int32]) {
        _ = ends
        for number in numbers { signal(number) { SignalPipe.tell($0) } }
    }

    /// Begins to send signals to the pipe, each one once: the next one does what it always does.
    static func openOnce(_ numbers: [Int32]) {
        _ = ends
        for number in numbers {
            signal(number) { number in
                signal(number, SIG_DFL)
                SignalPipe.tell(number)
            }
        }
    }

    private static func tell(_ number: Int32) {
        let before = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(ends.writing, &byte, 1)
        errno = before
    }

    /// Leaves signals to the system again.
    static func close(_ numbers: [Int32]) {
        for number in numbers { signal(number, SIG_DFL) }
    }

    /// The signals that came since the last time.
    static func signals() -> [Int32] {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(reading, &bytes, bytes.count)
        return count > 0 ? bytes.prefix(count).map(Int32.init) : []
    }
}
