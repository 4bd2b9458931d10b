import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A process of the workbook's own that does what may crash: it gets orders when it starts, and tells
/// lines while it works.
///
/// It ends with this process. Signals that ask this process to stop are handed on to it.
package enum WorkerProcess {
    /// Runs a worker to its end.
    ///
    /// - Parameters:
    ///   - program: The program's path.
    ///   - arguments: Its arguments.
    ///   - orders: What it finds in its ``WorkerChannel``.
    ///   - listen: Hears each line that it tells.
    package static func run(
        _ program: String,
        _ arguments: [String],
        orders: Data,
        listen: (Data) -> Void
    ) throws -> ProcessEnd {
        let orderPipe = try ProcessPipe()
        let notePipe = try ProcessPipe()
        let input = OpenFiles([0: "/dev/null"])
        defer {
            close(notePipe.reading)
            input.close()
        }
        let command = ToolRun.endingWithJudge([program])
        var environment = ProcessInfo.processInfo.environment
        environment[WorkerChannel.variable] = "1"
        let process = try ChildProcess(
            command[0],
            command.dropFirst() + arguments,
            environment: environment,
            descriptors: input.descriptors + [
                (STDOUT_FILENO, STDOUT_FILENO), (STDERR_FILENO, STDERR_FILENO),
                (orderPipe.reading, WorkerChannel.orderDescriptor),
                (notePipe.writing, WorkerChannel.noteDescriptor),
            ]
        )
        close(orderPipe.reading)
        close(notePipe.writing)
        let forwarded = [SIGINT, SIGTERM, SIGHUP].map { forward($0, to: process.identifier) }
        defer { forwarded.forEach { $0.cancel() } }
        let orderFile = FileHandle(fileDescriptor: orderPipe.writing, closeOnDealloc: true)
        try? orderFile.write(contentsOf: orders)
        try? orderFile.close()
        hear(notePipe.reading, listen)
        return process.wait()
    }

    /// Hears lines until the worker has closed its end; with its end it does.
    private static func hear(_ descriptor: Int32, _ listen: (Data) -> Void) {
        var unread: [UInt8] = []
        while true {
            switch readAvailable(descriptor) {
            case .bytes(let bytes): unread += bytes
            case .nothingYet: continue
            case .end: return
            }
            while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                listen(Data(unread[..<end]))
                unread.removeSubrange(...end)
            }
        }
    }

    private static func forward(
        _ number: Int32,
        to process: pid_t
    ) -> any DispatchSourceSignal {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { kill(process, number) }
        source.resume()
        return source
    }
}

/// A worker's end of what connects it with the process that started it.
package struct WorkerChannel: Sendable {
    /// The environment's value that says that there is one.
    static let variable = "WORKBOOK_WORKER"
    static let orderDescriptor: Int32 = 3
    static let noteDescriptor: Int32 = 4

    /// Whether this process is a worker.
    package static var isWorker: Bool {
        ProcessInfo.processInfo.environment[variable] != nil
    }

    /// The orders.
    package let orders: Data

    /// Opens the channel, once in a process; `nil` in one that is no worker.
    package init?() {
        guard WorkerChannel.isWorker else { return nil }
        // Nothing that is started from here may tell anything, or be a worker.
        unsetenv(WorkerChannel.variable)
        for descriptor in [WorkerChannel.orderDescriptor, WorkerChannel.noteDescriptor] {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        }
        let file = FileHandle(
            fileDescriptor: WorkerChannel.orderDescriptor,
            closeOnDealloc: true
        )
        orders = (try? file.readToEnd()) ?? Data()
    }

    /// Tells a line, its newline included.
    package func tell(_ line: Data) {
        var rest = [UInt8](line)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                write(WorkerChannel.noteDescriptor, $0.baseAddress, $0.count)
            }
            if count < 0, errno != EINTR { return }
            rest = rest.dropFirst(max(count, 0))
        }
    }
}
