import Catalogue
import Examples
import Foundation
import Platform
import Reports
import Results
import Scenario
import TerminalInput

@testable import Desk
@testable import Pages

/// A watch over an answer of a temporary folder, with keys, saves and reports from a script.
final class WatchScript: TerminalEventSource {
    /// The next event.
    enum Step {
        /// A key is pressed.
        case key(Character)
        /// Any other event.
        case event(TerminalEvent)
        /// The terminal becomes so wide.
        case columns(Int)
        /// An answer is saved, and the watch looks at it.
        case save(String, of: Exercise = .systemHitTest)
        /// The answer is removed, in the same way.
        case remove
        /// So much time goes by that the watch looks again.
        case pause
        /// The check that is running is done.
        case checkEnds
    }

    let isInteractive: Bool
    let folder: DeskFolder
    private var steps: ArraySlice<Step>
    private let reports: ReportScript
    private(set) var text = ""
    private(set) var hasEnded = false
    private var size = TerminalSize.usual
    /// The files that were opened outside of the terminal, as paths from the workbook's folder.
    private(set) var opened: [String] = []
    /// Whether there is a program that opens files.
    var hasDesktop = true
    /// Whether no page can be written.
    var pageFails = false

    init(
        _ steps: [Step],
        reports: [ExerciseReport] = [],
        isInteractive: Bool = true
    ) throws {
        folder = try DeskFolder()
        self.steps = steps[...]
        self.reports = ReportScript(reports)
        self.isInteractive = isInteractive
    }

    /// Runs a watch until the script, or the watch, is over; what was written.
    func run(
        takesControl: Bool = false,
        size: TerminalSize = .usual,
        start: Exercise = .systemHitTest
    ) -> String {
        self.size = size
        let screen = WatchScreen(
            takesControl: takesControl,
            measure: { self.size },
            style: { TextStyle(glyphs: .unicode, columns: $0.columns) },
            write: { [self] in
                text += $0
                return true
            }
        )
        let reports = reports
        WatchSession(
            start,
            workbook: folder.workbook,
            source: self,
            screen: screen,
            clock: WatchClock(timeZone: .gmt) { SampleTime.date },
            opensFile: { [self] path in
                opened.append(String(path.dropFirst(folder.workbook.root.count + 1)))
                return hasDesktop
            },
            writesPage: { [self] exercise, report in
                if pageFails { throw Fault("theme.css is missing") }
                return "\(folder.workbook.root)/\(exercise.number)-\(report.outcome.rawValue).html"
            }
        ) { exercise, isFresh, cancellation in
            reports.next(exercise, isFresh: isFresh, cancellation)
        }
        .run()
        return text
    }

    /// The checks that were asked for, in order.
    var checks: [String] { reports.asked }

    /// How many checks were cancelled.
    var cancelled: Int { reports.cancelled }

    func next(within seconds: Double?, watching descriptors: [Int32]) -> TerminalEvent {
        guard let step = steps.first else { return .stopRequested(signal: 15) }
        switch step {
        case .key(let character):
            steps.removeFirst()
            return .key(.character(character))
        case .event(let event):
            steps.removeFirst()
            return event
        case .columns(let count):
            steps.removeFirst()
            size.columns = count
            return .resized
        case .save(let text, let exercise):
            try? folder.answer(exercise, text)
            return settle()
        case .remove:
            try? FileManager.default.removeItem(atPath: folder.workbook.answer(.systemHitTest))
            return settle()
        case .pause:
            steps.removeFirst()
            Thread.sleep(forTimeInterval: SaveWatches.secondsBetweenLooks)
            return .timePassed
        case .checkEnds:
            steps.removeFirst()
            return waitUntilReadable(descriptors.suffix(1))
        }
    }

    func end() { hasEnded = true }

    /// So much time that the watch looks twice.
    private func settle() -> TerminalEvent {
        steps.removeFirst()
        steps = [.pause, .pause] + steps
        return .timePassed
    }

    private func waitUntilReadable(_ descriptors: ArraySlice<Int32>) -> TerminalEvent {
        var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        _ = poll(&waiting, nfds_t(waiting.count), 120_000)
        return waiting.first { $0.revents != 0 }.map { .readable($0.fd) } ?? .timePassed
    }
}

/// Reports in the order in which they are asked for; the last one again and again.
private final class ReportScript: @unchecked Sendable {
    private let lock = NSLock()
    private var reports: ArraySlice<ExerciseReport>
    private var log: [String] = []
    private var cancellations: [Cancellation] = []

    init(_ reports: [ExerciseReport]) { self.reports = reports[...] }

    func next(
        _ exercise: Exercise,
        isFresh: Bool,
        _ cancellation: Cancellation
    ) -> ExerciseReport? {
        lock.withLock {
            cancellations.append(cancellation)
            log.append("\(exercise.number)\(isFresh ? " afresh" : "")")
            return reports.count > 1 ? reports.popFirst() : reports.first
        }
    }

    var asked: [String] { lock.withLock { log } }

    var cancelled: Int { lock.withLock { cancellations.count(where: \.isCancelled) } }
}
