import Foundation
import Platform

/// The two pipes of Chromium's debugging protocol: JSON messages, each ended by a zero byte.
///
/// The browser ends when they are closed, so it cannot outlive the tests, however these end.
struct BrowserPipe {
    private let commands: Int32
    private let replies: Int32
    private var received: [UInt8] = []

    /// The browser reads commands on 3 and writes replies on 4.
    private static let (itsCommands, itsReplies): (Int32, Int32) = (3, 4)

    /// Starts a browser at the other ends.
    static func start(
        _ executable: String,
        _ arguments: [String],
        environment: [String: String]
    ) throws -> (pipe: BrowserPipe, process: ChildProcess) {
        let (commands, replies) = (try ProcessPipe(), try ProcessPipe())
        let silence = FileDescriptors([0: "/dev/null"])
        let quiet = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer {
            for descriptor in [commands.reading, replies.writing, quiet] { close(descriptor) }
            silence.close()
        }
        let process = try ChildProcess(
            executable,
            arguments,
            environment: environment,
            descriptors: silence.descriptors
                + [(quiet, 1), (quiet, 2)]
                + [(commands.reading, itsCommands), (replies.writing, itsReplies)]
        )
        makeNonBlocking(replies.reading)
        return (BrowserPipe(commands: commands.writing, replies: replies.reading), process)
    }

    private init(commands: Int32, replies: Int32) {
        self.commands = commands
        self.replies = replies
    }

    func closeEnds() {
        close(commands)
        close(replies)
    }

    func send(_ message: [String: Any]) throws {
        var bytes = Array(try JSONSerialization.data(withJSONObject: message)) + [0]
        while !bytes.isEmpty {
            let count = write(commands, bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw BrowserFault.ended }
            bytes.removeFirst(count)
        }
    }

    /// The next message.
    ///
    /// - Parameter deadline: In seconds of the monotonic clock.
    mutating func receive(until deadline: Double) throws -> [String: Any]? {
        var searched = 0
        while true {
            if let end = received[searched...].firstIndex(of: 0) {
                let message = Data(received[..<end])
                received.removeSubrange(...end)
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            searched = received.count
            let remaining = deadline - monotonicSeconds()
            guard remaining > 0 else { return nil }
            var waiting = pollfd(fd: replies, events: Int16(POLLIN), revents: 0)
            _ = poll(&waiting, 1, Int32(min(remaining, 1) * 1_000 + 1))
            switch readAvailable(replies) {
            case .bytes(let bytes): received += bytes
            case .nothingYet: continue
            case .end: throw BrowserFault.ended
            }
        }
    }
}
