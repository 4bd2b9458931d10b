import Foundation
import Scenario

/// Reads what the compiler printed: messages with their places.
struct CompilerOutput {
    /// Messages about the answer, its path as the student knows it.
    private(set) var ofAnswer: [Diagnostic] = []
    /// Messages about the harness: the answer does not fit it.
    private(set) var ofHarness: [Diagnostic] = []
    /// Messages without a place.
    private(set) var others: [Diagnostic] = []

    init(_ text: String, answer: String, shownAs path: String, harness: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.reverse()
        while let line = lines.popLast() {
            guard var diagnostic = CompilerOutput.parse(line) else { continue }
            if lines.last?.isEmpty == false, let next = lines.last,
                CompilerOutput.parse(next) == nil
            {
                diagnostic.sourceLine = lines.popLast()
            }
            switch diagnostic.file {
            case answer:
                diagnostic.file = path
                ofAnswer.append(diagnostic)
            case harness: ofHarness.append(diagnostic)
            default: others.append(diagnostic)
            }
        }
    }

    var hasErrors: Bool {
        (ofAnswer + ofHarness + others).contains { $0.severity == .error }
    }

    /// The places where the answer uses memory that the compiler does not check, where that is all that
    /// is wrong with it.
    var uncheckedMemory: [Diagnostic] {
        let errors = ofAnswer.indices.filter { ofAnswer[$0].severity == .error }
        guard !errors.isEmpty, errors.allSatisfy({ ofAnswer[$0].isAboutMemory }) else { return [] }
        return errors.map { index in
            let notes = ofAnswer[(index + 1)...].prefix { $0.severity == .note }
            let reach = AnswerReach.memory(name: notes.lazy.compactMap(\.quotedName).first)
            var diagnostic = ofAnswer[index]
            diagnostic.message = reach.message
            diagnostic.advice = reach.advice
            return diagnostic
        }
    }

    /// `file:line:column: severity: message`, or `error: message`.
    private static func parse(_ line: String) -> Diagnostic? {
        for severity in [Diagnostic.Severity.error, .warning, .note] {
            let mark = "\(severity.rawValue): "
            if line.hasPrefix(mark) {
                return Diagnostic(
                    severity: severity,
                    file: "",
                    message: String(line.dropFirst(mark.count))
                )
            }
            guard let range = line.range(of: ": \(mark)") else { continue }
            let place = line[..<range.lowerBound].split(
                separator: ":",
                omittingEmptySubsequences: false
            )
            guard place.count >= 3, let lineNumber = Int(place[place.count - 2]),
                let column = Int(place[place.count - 1])
            else { continue }
            return Diagnostic(
                severity: severity,
                file: place.dropLast(2).joined(separator: ":"),
                line: lineNumber,
                column: column,
                message: String(line[range.upperBound...])
            )
        }
        return nil
    }
}

extension Diagnostic {
    fileprivate var isAboutMemory: Bool { message.hasSuffix("[#StrictMemorySafety]") }

    /// What the compiler names, such as `malloc` in "reference to global function 'malloc'".
    fileprivate var quotedName: String? {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count > 2 else { return nil }
        return String(parts[1].prefix { $0 != "(" })
    }
}
