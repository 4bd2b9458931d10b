import Catalogue
import Foundation
import Platform

/// A suite's process, which grades answers one after the other.
///
/// The answers of a class share one, because starting it takes longer than grading most answers. Only one
/// thread may use it at a time.
final class SuiteProcess {
    let exercise: Exercise
    private let process: ChildProcess
    private let orders: Int32
    private var findings: LineChannel
    private let prints: Int32
    private var printed: [UInt8] = []
    private var planned: [String]?
    private var hasEnded = false
    private var ordersLeft = SuiteProcess.maximumOrders

    /// After this many answers a new process replaces it, so that leftovers cannot accumulate.
    static let maximumOrders = 200
    /// The number of bytes of its latest output that an error shows.
    private static let printedBytes = 4_096

    /// Spawns the process.
    ///
    /// - Parameters:
    ///   - environment: Its whole environment, without an order.
    ///   - onlyCase: The identifier of the only case that it ever plays.
    ///   - isOfClass: Whether all its processes must end when this process is killed.
    init(
        _ exercise: Exercise,
        workbook: Workbook,
        environment: [String: String],
        onlyCase: String? = nil,
        isOfClass: Bool = true
    ) throws {
        self.exercise = exercise
        let command = try SuiteCommand(
            workbook: workbook,
            exercise: exercise,
            onlyCase: onlyCase,
            isOfClass: isOfClass
        )
        let orderPipe = try ProcessPipe()
        let findingPipe = try ProcessPipe()
        let printPipe = try ProcessPipe()
        let nothing = FileDescriptors([0: "/dev/null"])
        let itsEnds = [orderPipe.reading, findingPipe.writing, printPipe.writing]
        orders = orderPipe.writing
        findings = LineChannel(findingPipe.reading)
        prints = printPipe.reading
        defer {
            itsEnds.forEach { close($0) }
            nothing.close()
        }
        do {
            process = try ChildProcess(
                command.executable,
                command.arguments,
                environment: environment.merging(command.environment) { $1 }
                    .merging([EnvironmentVariable.orders: "1"]) { $1 },
                descriptors: nothing.descriptors + [
                    (printPipe.writing, 1), (printPipe.writing, 2),
                    (orderPipe.reading, OrderChannel.orders),
                    (findingPipe.writing, OrderChannel.findings),
                ]
            )
        } catch {
            for end in [orders, findings.descriptor, prints] { close(end) }
            throw error
        }
        [findings.descriptor, prints].forEach(makeNonBlocking)
    }

    deinit {
        if !hasEnded {
            process.kill()
            _ = process.wait()
        }
        for end in [orders, findings.descriptor, prints] { close(end) }
    }

    /// Whether the process can grade another answer.
    private(set) var isUsable = true

    /// Grades an answer.
    ///
    /// - Parameters:
    ///   - order: The answer and the options.
    ///   - seconds: The time limit, without the time in which a busy machine does not run it.
    ///   - cancellation: Ends the process early.
    /// - Returns: The results. Some tests have no record if the process ended early.
    func grade(
        _ order: CheckOrder,
        seconds: Double,
        cancellation: Cancellation? = nil
    ) throws -> SuiteResults {
        // After a failure the process is not used again.
        isUsable = false
        var line = try JSONEncoder().encode(order.variables) + [UInt8(ascii: "\n")]
        let count = line.withUnsafeMutableBytes { write(orders, $0.baseAddress, $0.count) }
        var records: [GradingRecord] = []
        var results: SuiteResults {
            SuiteResults(planned: planned ?? [], records: records, said: said)
        }
        guard count == line.count else { return results }
        let start = monotonicSeconds()
        var allowance = TimeAllowance(from: start, to: start + seconds)
        while let message = try nextMessage(&allowance, cancellation) {
            switch message {
            case .planned(let functions): planned = functions
            case .record(let record): records.append(record)
            case .finished:
                ordersLeft -= 1
                isUsable = ordersLeft > 0
                return results
            }
        }
        if cancellation?.isCancelled == true {
            process.end()
            hasEnded = true
        }
        return results
    }

    private var said: String { String(decoding: printed, as: UTF8.self) }

    /// The next message; `nil` if the process ended, timed out or was cancelled.
    private func nextMessage(
        _ allowance: inout TimeAllowance,
        _ cancellation: Cancellation?
    ) throws -> SuiteMessage? {
        while true {
            if let line = findings.nextLine() {
                return try ExactJSON.value(SuiteMessage.self, from: line)
            }
            let remaining = allowance.end(for: process.identifier) - monotonicSeconds()
            guard remaining > 0, receive(seconds: min(remaining, allowance.step), cancellation),
                cancellation?.isCancelled != true
            else { return nil }
        }
    }

    /// Waits for input; `false` at the end of the stream.
    private func receive(seconds: Double, _ cancellation: Cancellation?) -> Bool {
        var waiting = [findings.descriptor, prints, cancellation?.descriptor ?? -1].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        _ = poll(&waiting, nfds_t(waiting.count), Int32(min(seconds, 1) * 1_000) + 1)
        if waiting[1].revents != 0, case .bytes(let bytes) = readAvailable(prints) {
            printed = Array((printed + bytes).suffix(SuiteProcess.printedBytes))
        }
        return waiting[0].revents == 0 || findings.receive()
    }
}
