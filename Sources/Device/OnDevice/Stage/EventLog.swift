import UIKit

/// The events in a scene, as indented lines: the calls, their nesting and their results.
@MainActor
final class EventLog {
    /// The latest lines.
    private(set) var lines: [String] = []
    /// Called after each change.
    var changed: () -> Void = {}

    private let clause: EventClause
    private var depth = 0
    /// The last call, which shares a line with its result if that is the next event.
    private var open: TraceEvent?
    private static let maximumLines = 400

    init(_ scene: Scene) {
        clause = EventClause(scene)
    }

    func add(_ text: String) {
        writeOpenCall()
        append(text)
    }

    func add(_ event: TraceEvent) {
        switch event {
        case .hitTestBegan, .pointInsideBegan:
            if depth == 0, open == nil { beginParagraph() }
            writeOpenCall()
            open = event
            depth += 1
        case .hitTestEnded, .pointInsideEnded:
            depth = max(0, depth - 1)
            if let call = open {
                open = nil
                append(clause.line(call, answeredBy: event))
            } else {
                append(clause.line(event))
            }
        default: add(clause.line(event))
        }
    }

    /// Separates the next lines from those before.
    func beginParagraph() {
        if let last = lines.last, !last.isEmpty { append("") }
    }

    func clear() {
        lines = []
        changed()
    }

    private func writeOpenCall() {
        guard let call = open else { return }
        open = nil
        depth -= 1
        append(clause.line(call))
        depth += 1
    }

    private func append(_ text: String) {
        lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text)
        lines.removeFirst(max(0, lines.count - EventLog.maximumLines))
        changed()
    }
}
