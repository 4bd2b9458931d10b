import Foundation

/// A process of the workbook's own for work that may crash.
///
/// It gets orders at its start, and sends lines while it works. It ends with this process. Signals that ask
/// this process to stop are forwarded to it.
package enum WorkerProcess {
    /// Runs a worker to its end.
    ///
    /// - Parameters:
    ///   - orders: The data on its ``WorkerChannel``.
    ///   - listen: Called with each line that it sends.
    package static func run(
        _ program: String,
        _ arguments: [String],
        orders: Data,
        listen: (Data) -> Void
    ) throws -> ProcessEnd {
        let orderPipe = try ProcessPipe()
        let notePipe = try ProcessPipe()
        let input = FileDescriptors([0: "/dev/null"])
        defer {
            close(notePipe.reading)
            input.close()
        }
        let command = ToolRun.endingWithJudge([program])
        var environment = ProcessInfo.processInfo.environment
        environment[EnvironmentVariable.worker] = "1"
        let orderFile = FileHandle(fileDescriptor: orderPipe.writing, closeOnDealloc: true)
        let process: ChildProcess
        do {
            defer {
                close(orderPipe.reading)
                close(notePipe.writing)
            }
            process = try ChildProcess(
                command[0],
                command.dropFirst() + arguments,
                environment: environment,
                descriptors: input.descriptors + [
                    (STDOUT_FILENO, STDOUT_FILENO), (STDERR_FILENO, STDERR_FILENO),
                    (orderPipe.reading, WorkerChannel.orderDescriptor),
                    (notePipe.writing, WorkerChannel.noteDescriptor),
                ]
            )
        }
        let forwarded = [SIGINT, SIGTERM, SIGHUP].map { forward($0, to: process.identifier) }
        defer { forwarded.forEach { $0.cancel() } }
        try? orderFile.write(contentsOf: orders)
        try? orderFile.close()
        // The worker closes its end at the latest when it exits.
        var notes = LineChannel(notePipe.reading)
        while let line = notes.waitForLine() { listen(line) }
        return process.wait()
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

/// A worker's end of the pipes to the process that started it.
package struct WorkerChannel: Sendable {
    static let orderDescriptor: Int32 = 3
    static let noteDescriptor: Int32 = 4

    package static var isWorker: Bool {
        ProcessInfo.processInfo.environment[EnvironmentVariable.worker] != nil
    }

    package let orders: Data

    /// Opens the channel, once in a process; `nil` if the process is no worker.
    package init?() {
        guard WorkerChannel.isWorker else { return nil }
        // A process started from here must not write to the channel, nor be a worker itself.
        unsetenv(EnvironmentVariable.worker)
        for descriptor in [WorkerChannel.orderDescriptor, WorkerChannel.noteDescriptor] {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        }
        let file = FileHandle(
            fileDescriptor: WorkerChannel.orderDescriptor,
            closeOnDealloc: true
        )
        orders = (try? file.readToEnd()) ?? Data()
    }

    /// Sends a line, its newline included.
    package func tell(_ line: Data) {
        try? FileHandle(fileDescriptor: WorkerChannel.noteDescriptor).write(contentsOf: line)
    }
}
