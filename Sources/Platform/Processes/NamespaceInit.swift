import Foundation

/// The first process of a sandbox's pid namespace, seen from outside.
///
/// When it ends, the kernel kills every other process of the namespace before this one can be reaped. No
/// process in the sandbox can prevent that, whatever it does to itself, to its parent or to this process,
/// because a `SIGKILL` from outside can be neither blocked nor ignored.
package final class NamespaceInit {
    private let identifier: pid_t
    /// A pidfd: a later process with the same number cannot be mistaken for this one.
    private let handle: Int32

    /// The descriptor on which a sandbox reports the number of its init process.
    package static let descriptor: Int32 = 7

    /// Waits until a sandbox has made its namespace.
    ///
    /// - Parameter pipe: The pipe on which the sandbox reports it, like bubblewrap's `--info-fd`.
    ///   It must stay open as long as the sandbox may write to it.
    /// - Returns: `nil` if there is no such process, or it has ended.
    init?(reportedBy pipe: Int32) throws(SpawnError) {
        guard let identifier = NamespaceInit.identifier(reportedBy: pipe) else { return nil }
        self.identifier = identifier
        handle = Int32(SystemCall.openProcess.call(Int(identifier), 0))
        guard handle >= 0 else {
            // The process has ended, and the namespace with it.
            if errno == ESRCH { return nil }
            throw SpawnError(
                executable: "the watch on a sandbox (pidfd_open needs Linux 5.3)",
                number: errno
            )
        }
    }

    deinit { close(handle) }

    func kill() {
        _ = SystemCall.signalProcess.call(Int(handle), Int(SIGKILL))
    }

    /// Sends a signal to the sandboxed program: the first child of this process.
    ///
    /// - Returns: Whether it was sent.
    func signalProgram(_ signal: Int32) -> Bool {
        guard let program = children.first else { return false }
        let handle = SystemCall.openProcess.call(Int(program), 0)
        guard handle >= 0 else { return false }
        defer { close(Int32(handle)) }
        // Another process may have taken over its number before the pidfd was open.
        guard children.first == program else { return false }
        return SystemCall.signalProcess.call(handle, Int(signal)) == 0
    }

    private var children: [pid_t] {
        let path = "/proc/\(identifier)/task/\(identifier)/children"
        let text = FileManager.default.contents(atPath: path) ?? Data()
        return String(decoding: text, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
    }

    /// Kills all processes of the namespace, and waits until none is left.
    func end() {
        kill()
        var waiting = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
        while poll(&waiting, 1, -1) < 0, errno == EINTR {}
        // If its own parent ended first, it may have become a child of the judge.
        _ = waitpid(identifier, nil, WNOHANG)
    }

    /// The process number in `{ "child-pid": 123, …`.
    private static func identifier(reportedBy pipe: Int32) -> pid_t? {
        var text: [UInt8] = []
        while !text.contains(UInt8(ascii: ",")) {
            switch readAvailable(pipe) {
            case .bytes(let bytes): text += bytes
            case .nothingYet: continue
            case .end: return nil
            }
        }
        let word = text.prefix { $0 != UInt8(ascii: ",") }.drop { $0 != UInt8(ascii: ":") }
        return pid_t(String(decoding: word.dropFirst(), as: UTF8.self).filter { $0 != " " })
    }
}

/// System calls of Linux that the C library of older systems lacks, by the kernel's numbers.
///
/// The numbers are the same on all architectures.
private enum SystemCall: Int {
    /// `pidfd_send_signal`
    case signalProcess = 424
    /// `pidfd_open`
    case openProcess = 434

    /// Makes the call; on other systems it fails.
    func call(_ first: Int, _ second: Int) -> Int {
        // Swift does not import variadic functions such as `syscall`.
        typealias Call = @convention(c) (Int, Int, Int, Int, Int) -> Int
        guard OperatingSystem.own == .linux, let call = dlsym(nil, "syscall") else {
            errno = ENOSYS
            return -1
        }
        return unsafeBitCast(call, to: Call.self)(rawValue, first, second, 0, 0)
    }
}
