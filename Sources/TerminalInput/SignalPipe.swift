import Foundation

/// Delivers signals as bytes in a pipe, so that one `poll` waits for signals and keys.
///
/// A signal handler can access only globals, so the pipe is a static constant.
enum SignalPipe {
    /// The read end: one byte for each signal, its number.
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

    /// Starts to write these signals to the pipe.
    static func open(_ numbers: [Int32]) {
        _ = ends
        for number in numbers { signal(number) { SignalPipe.tell($0) } }
    }

    /// Starts to write these signals to the pipe, once each: the next one has its default action.
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

    /// Restores the default action of these signals.
    static func close(_ numbers: [Int32]) {
        for number in numbers { signal(number, SIG_DFL) }
    }

    /// Drains the pipe.
    static func signals() -> [Int32] {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(reading, &bytes, bytes.count)
        return count > 0 ? bytes.prefix(count).map(Int32.init) : []
    }
}
