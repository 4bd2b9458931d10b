import Foundation
import Platform

extension WorkSupervisor {
    /// A supervisor that spawns this program with its own arguments as workers; `nil` in a worker.
    package static func ofThisCommand() -> WorkSupervisor? {
        guard !WorkerChannel.isWorker, let program = Bundle.main.executablePath else { return nil }
        return WorkSupervisor { history in
            try WorkSupervisor.work(program, Array(CommandLine.arguments.dropFirst()), history)
        }
    }

    static func work(
        _ program: String,
        _ arguments: [String],
        _ history: CrashHistory
    ) throws -> WorkerEnd {
        var open: Set<WorkItem> = []
        let end = try WorkerProcess.run(program, arguments, orders: try ExactJSON.data(history)) {
            switch try? ExactJSON.value(WorkNote.self, from: $0) {
            case .began(let item): open.insert(item)
            case .ended(let item): open.remove(item)
            case nil: break
            }
        }
        return WorkerEnd(end: end, open: open)
    }
}
