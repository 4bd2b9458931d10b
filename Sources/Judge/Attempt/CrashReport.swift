import Foundation
import Scenario

/// What the Swift runtime wrote about a crash.
struct CrashReport {
    private let message: String
    private let frames: [Frame]
    private let answerFile: String?

    private struct Frame: Decodable {
        struct Location: Decodable {
            var file: String
            var line: Int
            var column: Int
        }
        var symbol: String?
        var description: String?
        var sourceLocation: Location?
        var kind: String?
        var count: Int?
    }

    private struct Report: Decodable {
        struct Thread: Decodable {
            var crashed: Bool?
            var frames: [Frame]
        }
        var threads: [Thread]
    }

    /// Reads a report.
    ///
    /// - Parameters:
    ///   - errors: What the process wrote to standard error, the runtime's report at its end.
    ///   - program: The program, beside which the answer's copy lies.
    init(errors: [UInt8], program: String) {
        let lines = errors.split(separator: 0x0A)
        let report = lines.last(where: CrashReport.isReport).flatMap { line in
            try? JSONDecoder().decode(Report.self, from: Data(line))
        }
        frames = report?.threads.first { $0.crashed == true }?.frames ?? []
        message = CrashReport.fatalError(in: String(decoding: errors, as: UTF8.self))
        answerFile =
            (try? FileManager.default.contentsOfDirectory(
                atPath: URL(fileURLWithPath: program).deletingLastPathComponent().path
            ))?
            .first { $0.hasSuffix(".swift") }
    }

    /// Whether a line is the runtime's report.
    static func isReport(_ line: some Collection<UInt8>) -> Bool {
        line.starts(with: "{ \"timestamp\": ".utf8)
    }

    private static func fatalError(in text: String) -> String {
        for line in text.split(separator: "\n") {
            for mark in ["Fatal error: ", "Fatal error", "Could not cast value"] {
                guard let range = line.range(of: mark) else { continue }
                return mark.hasPrefix("Fatal error")
                    ? String(line[range.upperBound...]) : withPlainNames(line)
            }
        }
        return ""
    }

    /// A message about types as a student knows them: without modules and addresses.
    private static func withPlainNames(_ line: Substring) -> String {
        line.replacing(/\ \(0x[0-9a-f]+\)/, with: "")
            .replacing("AttemptRunner.Traced", with: "UI")
            .replacing(/[A-Za-z]+\.(?=[A-Z])/, with: "")
            .trimmingCharacters(in: CharacterSet(charactersIn: ". "))
    }

    /// What is said of a stack that is used up.
    static let overflow = "the stack overflowed: a call that calls itself without end"

    /// The crash as an end of the process: where the answer's own code was, nearest to the crash.
    ///
    /// In a recursion without end, it is the first of the lines that call each other: which one uses up the
    /// stack is chance.
    func termination(signal: Int32) -> Termination {
        var termination = Termination(kind: .signal, code: Int(signal), message: message)
        let isDeep = frames.contains { ($0.kind == "omittedFrames" ? $0.count ?? 0 : 0) > 1_000 }
        if isDeep, message.isEmpty {
            termination.message = CrashReport.overflow
        }
        let innermost = frames.prefix { $0.kind != "omittedFrames" }
        let ofAnswer = (isDeep ? Array(innermost) : frames).filter { frame in
            guard let location = frame.sourceLocation, location.line > 0, let answerFile else {
                return false
            }
            return location.file.hasSuffix("/" + answerFile)
        }
        let own =
            isDeep
            ? ofAnswer.min { ($0.sourceLocation?.line ?? 0) < ($1.sourceLocation?.line ?? 0) }
            : ofAnswer.first
        termination.line = own?.sourceLocation?.line
        termination.column = own?.sourceLocation?.column
        termination.function = own?.description.map { description in
            description.range(of: " + ", options: .backwards)
                .map { String(description[..<$0.lowerBound]) } ?? description
        }
        return termination
    }
}
