import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The first process of a box's pid namespace, seen from outside.
///
/// When it ends, the kernel ends every other process of the namespace before it lets go of it. No process
/// of the box can hinder that, whatever it did to itself, to its parent or to this process: a `SIGKILL`
/// from outside can be neither blocked nor ignored.
final class NamespaceInit {
    private let identifier: pid_t
    /// A descriptor of the process, which a later process of the same number cannot be mistaken for.
    private let handle: Int32

    /// Where a sandbox tells its number.
    static let descriptor: Int32 = 7

    /// Waits until a sandbox has made its namespace.
    ///
    /// - Parameter pipe: Where the sandbox tells of it, as bubblewrap's `--info-fd` does. It stays open as
    ///   long as the sandbox may write to it.
    /// - Returns: `nil` where there is no such process, or none any more.
    init?(toldBy pipe: Int32) throws(SpawnError) {
        guard let identifier = NamespaceInit.identifier(toldBy: pipe) else { return nil }
        self.identifier = identifier
        #if os(Linux)
            handle = Int32(SystemCall.openProcess.call(Int(identifier), 0))
            guard handle >= 0 else {
                // It has ended, and with it the namespace.
                if errno == ESRCH { return nil }
                throw SpawnError(executable: "a box that is sure to end", number: errno)
            }
        #else
            return nil
        #endif
    }

    deinit { close(handle) }

    /// Ends all processes of the namespace, at once.
    func kill() {
        #if os(Linux)
            _ = SystemCall.signalProcess.call(Int(handle), Int(SIGKILL))
        #endif
    }

    /// Sends a signal to the program that the box was made for: the first child of this process.
    ///
    /// - Returns: Whether it was sent.
    func signalProgram(_ signal: Int32) -> Bool {
        #if os(Linux)
            guard let program = children.first else { return false }
            let handle = SystemCall.openProcess.call(Int(program), 0)
            guard handle >= 0 else { return false }
            defer { close(Int32(handle)) }
            // Its number may have become another process's before the handle was open.
            guard children.first == program else { return false }
            return SystemCall.signalProcess.call(handle, Int(signal)) == 0
        #else
            return false
        #endif
    }

    #if os(Linux)
        private var children: [pid_t] {
            let path = "/proc/\(identifier)/task/\(identifier)/children"
            let text = FileManager.default.contents(atPath: path) ?? Data()
            return String(decoding: text, as: UTF8.self).split(separator: " ").compactMap {
                pid_t($0)
            }
        }
    #endif

    /// Ends all processes of the namespace, and waits until none of them is left.
    func end() {
        kill()
        var waiting = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
        while poll(&waiting, 1, -1) < 0, errno == EINTR {}
        // Where its own parent ended before it, it may have become a child of the judge's.
        _ = waitpid(identifier, nil, WNOHANG)
    }

    /// The number of the process: `{ "child-pid": 123, …`.
    private static func identifier(toldBy pipe: Int32) -> pid_t? {
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

#if os(Linux)
    /// Calls of the system that the C library of older systems has no function for, by the kernel's numbers,
    /// which are the same on all machines.
    private enum SystemCall: Int {
        /// `pidfd_send_signal`
        case signalProcess = 424
        /// `pidfd_open`
        case openProcess = 434

        /// Swift does not import functions with any number of arguments, such as `syscall`.
        func call(_ first: Int, _ second: Int) -> Int {
            typealias Call = @convention(c) (Int, Int, Int, Int, Int) -> Int
            guard let call = dlsym(nil, "syscall") else {
                errno = ENOSYS
                return -1
            }
            return unsafeBitCast(call, to: Call.self)(rawValue, first, second, 0, 0)
        }
    }
#endif
