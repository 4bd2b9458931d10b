import Classroom
import Foundation
import Platform
import Subcommands

/// Ends an engine on Control-C, and on other signals that ask to end.
final class EngineSignals {
    let cancellation = Cancellation()
    private let sources: [any DispatchSourceSignal]

    private static let numbers = [SIGINT, SIGTERM, SIGHUP]

    /// The first signal waits for the engine's end; the second ends the program immediately.
    init(_ terminal: Terminal) {
        let cancellation = cancellation
        sources = EngineSignals.numbers.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                if cancellation.isCancelled { exit(ExitStatus.interrupted.rawValue) }
                cancellation.cancel()
                terminal.writeMessage("\n" + EngineSignals.notice)
            }
            source.resume()
            return source
        }
    }

    deinit {
        sources.forEach { $0.cancel() }
        for number in EngineSignals.numbers { signal(number, SIG_DFL) }
    }

    private static let notice =
        "Stopped: ending all shares of the class; the same command continues where it stopped."
}
