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

    /// The crash as an end of the process: where the answer's own code was, nearest to the crash.
    func termination(signal: Int32) -> Termination {
        var termination = Termination(kind: .signal, code: Int(signal), message: message)
        let isDeep = frames.contains { ($0.kind == "omittedFrames" ? $0.count ?? 0 : 0) > 1_000 }
        if isDeep, message.isEmpty {
            termination.message = "the stack overflowed: a call that calls itself without end"
        }
        let own = frames.first { frame in
            guard let location = frame.sourceLocation, location.line > 0, let answerFile else {
                return false
            }
            return location.file.hasSuffix("/" + answerFile)
        }
        termination.line = own?.sourceLocation?.line
        termination.column = own?.sourceLocation?.column
        termination.function = own?.description.map { description in
            description.range(of: " + ", options: .backwards)
                .map { String(description[..<$0.lowerBound]) } ?? description
        }
        return termination
    }
}
