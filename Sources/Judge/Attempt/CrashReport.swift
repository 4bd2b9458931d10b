import Foundation
import Scenario

/// What the Swift runtime wrote about a crash, or an answer that pretends to be the runtime.
///
/// Every number and text is checked here: what leaves this type names a place in the answer's file,
/// or no place.
struct CrashReport {
    private let message: String
    private let frames: [Frame]

    /// The longest text that is taken from a report, in characters.
    static let longestText = 1_000
    /// More frames than the runtime ever tells.
    private static let mostFrames = 1_000

    fileprivate struct Frame {
        /// The place in the answer's file, where the frame is in it.
        var place: (line: Int, column: Int)?
        var function: String?
        /// How many frames are left out here.
        var omitted: Int?
    }

    /// The runtime's JSON; nothing in it is checked.
    fileprivate struct Report: Decodable {
        struct Thread: Decodable {
            var crashed: Bool?
            var frames: [Frame]
        }
        struct Frame: Decodable {
            var description: String?
            var sourceLocation: Location?
            var kind: String?
            var count: Int?
        }
        struct Location: Decodable {
            var file: String
            var line: Int
            var column: Int
        }
        var threads: [Thread]
    }

    /// Reads a report.
    ///
    /// - Parameters:
    ///   - errors: What the process wrote to standard error, the runtime's report at its end.
    ///   - program: The program, beside which the answer's copy lies.
    init(errors: [UInt8], program: String) {
        let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path
        let name = (try? FileManager.default.contentsOfDirectory(atPath: folder))?
            .first { $0.hasSuffix(".swift") }
        let answer = name.flatMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }
        self.init(errors: errors, answerFile: name ?? "", answer: [UInt8](answer ?? Data()))
    }

    /// Reads a report on an answer that lies in a file of a name.
    init(errors: [UInt8], answerFile: String, answer: [UInt8]) {
        let lines = errors.split(separator: 0x0A)
        let report = lines.last(where: CrashReport.isReport).flatMap { line in
            try? JSONDecoder().decode(Report.self, from: Data(line))
        }
        let sourceLines = SourceLines(answer)
        frames = (report?.threads.first { $0.crashed == true }?.frames ?? [])
            .prefix(CrashReport.mostFrames)
            .map { Frame($0, of: answerFile, sourceLines) }
        let text = String(decoding: errors, as: UTF8.self)
        message = String(CrashReport.fatalError(in: text).prefix(CrashReport.longestText))
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
        let isDeep = frames.contains { ($0.omitted ?? 0) > 1_000 }
        if isDeep, message.isEmpty {
            termination.message = CrashReport.overflow
        }
        let innermost = isDeep ? Array(frames.prefix { $0.omitted == nil }) : frames
        let ofAnswer = innermost.filter { $0.place != nil }
        let own =
            isDeep
            ? ofAnswer.min { ($0.place?.line ?? 0) < ($1.place?.line ?? 0) }
            : ofAnswer.first
        termination.line = own?.place?.line
        termination.column = own?.place?.column
        termination.function = own?.function
        return termination
    }
}

extension CrashReport.Frame {
    /// Takes a frame, and of its place only what the answer's file has.
    fileprivate init(
        _ told: CrashReport.Report.Frame,
        of answerFile: String,
        _ lines: SourceLines
    ) {
        if let location = told.sourceLocation, !answerFile.isEmpty,
            location.file.hasSuffix("/" + answerFile),
            lines.contains(line: location.line, column: location.column)
        {
            place = (location.line, location.column)
        }
        function = told.description.map { description in
            let name =
                description.range(of: " + ", options: .backwards)
                .map { description[..<$0.lowerBound] } ?? description[...]
            return String(name.prefix(CrashReport.longestText))
        }
        omitted = told.kind == "omittedFrames" ? told.count ?? 0 : nil
    }
}
