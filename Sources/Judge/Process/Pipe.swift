import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A pipe between the judge and a process that it starts.
///
/// Both ends are closed in other processes, and far from the numbers 0 to 9 that a started process
/// may be given.
struct ProcessPipe {
    let reading: Int32
    let writing: Int32

    /// Writing to a process that is gone must give an error, not end the judge.
    private static let ignoresBrokenPipes: Bool = {
        signal(SIGPIPE, SIG_IGN)
        return true
    }()

    init() throws(SpawnError) {
        _ = ProcessPipe.ignoresBrokenPipes
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw SpawnError(executable: "a pipe", number: errno) }
        reading = ProcessPipe.moved(ends[0])
        writing = ProcessPipe.moved(ends[1])
    }

    /// Gives a descriptor a number far from those that a started process may be given.
    static func moved(_ descriptor: Int32) -> Int32 {
        let high = fcntl(descriptor, F_DUPFD_CLOEXEC, 20)
        close(descriptor)
        return high
    }

    /// How much a wide pipe holds, in bytes: a user may have a hundred of them.
    static let wideCapacity = 1 << 18

    /// Gives a pipe more room, where the system has a way and the user not too many already.
    static func widen(_ descriptor: Int32) {
        #if os(Linux)
            _ = fcntl(descriptor, setCapacity, Int32(wideCapacity))
        #endif
    }

    /// Linux calls it `F_SETPIPE_SZ`, which the system's module does not tell.
    private static let setCapacity: Int32 = 1_031
}

/// Makes reading and writing return at once where there is nothing to read, or no room to write.
func makeNonBlocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

/// What is there to read now: bytes, nothing yet, or the end.
enum ReadResult {
    case bytes([UInt8])
    case nothingYet
    case end
}

/// The most bytes that are read at once.
let readCapacity = 65_536

func readAvailable(_ descriptor: Int32) -> ReadResult {
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

/// Seconds on a clock that nobody sets.
func monotonicSeconds() -> Double {
    Double(DispatchTime.now().uptimeNanoseconds) / 1e9
}

/// Files that are opened for a process to be started, under high numbers here.
struct OpenFiles {
    /// Each file's descriptor here, and there.
    let descriptors: [(own: Int32, its: Int32)]

    /// Opens files for reading; one that cannot be opened is not there for the process either.
    init(_ files: [Int32: String]) {
        descriptors = files.sorted { $0.key < $1.key }.compactMap { number, path in
            let opened = Foundation.open(path, O_RDONLY | O_CLOEXEC)
            guard opened >= 0 else { return nil }
            return (ProcessPipe.moved(opened), number)
        }
    }

    /// Closes them here.
    func close() {
        for (own, _) in descriptors { Foundation.close(own) }
    }
}
