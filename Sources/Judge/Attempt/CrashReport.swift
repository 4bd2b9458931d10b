import Foundation
import Scenario

/// What the Swift runtime wrote about a crash, or an answer that pretends to be the runtime.
///
/// Every number and text is checked here: what leaves this type names a place in the answer's file,
/// or no place.
struct CrashReport {
    private let message: CrashMessage
    private let frames: [Frame]
    private let answer: [UInt8]

    /// The longest text that is taken from a report, in characters.
    static let longestText = 1_000
    /// More frames than the runtime ever tells.
    private static let mostFrames = 1_000
    /// What the runtime calls the frame of a trap that says nothing on standard error.
    fileprivate static let trap = "Swift runtime failure: "

    fileprivate struct Frame {
        /// The place in the answer's file, where the frame is in it.
        var place: (line: Int, column: Int)?
        /// Whether the frame is in the answer's file, wherever there.
        var isInAnswer = false
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
        message = CrashMessage(in: String(decoding: errors, as: UTF8.self), answerFile: answerFile)
        self.answer = answer
    }

    /// Whether a line is the runtime's report.
    static func isReport(_ line: some Collection<UInt8>) -> Bool {
        line.starts(with: "{ \"timestamp\": ".utf8)
    }

    /// Whether a report is there to its end.
    static func isWhole(in errors: [UInt8]) -> Bool {
        guard errors.last == 0x0A || errors.last == UInt8(ascii: "}") else { return false }
        return errors.split(separator: 0x0A).contains { line in
            isReport(line) && (try? JSONDecoder().decode(Report.self, from: Data(line))) != nil
        }
    }

    /// What is said of a stack that is used up.
    static let overflow = "the stack overflowed: a call that calls itself without end"

    /// The crash as an end of the process: where the answer's own code was, nearest to the crash.
    ///
    /// In a recursion without end, it is the first of the lines that call each other: which one uses up the
    /// stack is chance.
    func termination(signal: Int32) -> Termination {
        var termination = Termination(
            kind: .signal,
            code: Int(signal),
            message: String((message.text.isEmpty ? trap : message.text).prefix(Self.longestText))
        )
        let isDeep = frames.contains { ($0.omitted ?? 0) > 1_000 }
        if isDeep, termination.message.isEmpty {
            termination.message = CrashReport.overflow
        }
        let innermost = isDeep ? Array(frames.prefix { $0.omitted == nil }) : frames
        let ofAnswer = innermost.filter(\.isInAnswer)
        let own =
            isDeep
            ? ofAnswer.filter { $0.place != nil }.min { $0.line < $1.line }
            : ofAnswer.first
        termination.line = own?.place?.line
        termination.column = own?.place?.column
        termination.function = own?.function
        if let line = lineSaid, line != termination.line {
            termination.line = line
            termination.column = nil
        }
        return termination
    }

    /// What a trap that says nothing on standard error is called by its frame.
    private var trap: String {
        let name = frames.first?.function ?? ""
        guard name.hasPrefix(CrashReport.trap) else { return "" }
        let text = name.dropFirst(CrashReport.trap.count)
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// The answer's line that the message names, or by which alone it can have been caused.
    private var lineSaid: Int? {
        if let line = message.line {
            return SourceLines(answer).contains(line: line) ? line : nil
        }
        guard let type = message.castType else { return nil }
        let casts = SourceTokens(answer).lines(ofCastTo: type)
        return casts.count == 1 ? casts.first : nil
    }

    /// The end of what never returned, with the loop in which it stands.
    ///
    /// Where in the loop it was is chance, and so is told where the loop begins. Outside all loops it is the
    /// first line of the function that is in the calls.
    func located(_ end: Termination) -> Termination {
        var end = end
        let own = frames.filter(\.isInAnswer)
        end.function = own.first?.function
        if let loop = SourceLoops(answer).endless(around: own.compactMap(\.place?.line)) {
            (end.line, end.column) = (loop.line, loop.column)
            end.function = own.first { loop.line...loop.lastLine ~= $0.line }?.function
        } else {
            let first = own.filter { $0.place != nil && $0.function == end.function }
                .min { $0.line < $1.line }
            (end.line, end.column) = (first?.place?.line, first?.place?.column)
        }
        return end
    }
}

extension SourceTokens {
    /// The lines in which something is cast to a type by force.
    fileprivate func lines(ofCastTo type: String) -> [Int] {
        let tokens = Array(self)
        let cast: [Kind] = [.word("as"), .mark(UInt8(ascii: "!"))]
        return tokens.indices.dropLast(2).filter { index in
            let isCast = tokens[index...].prefix(2).map(\.kind) == cast
            let target = tokens[(index + 2)...].prefix { $0.line == tokens[index].line }
            return isCast && target.contains { $0.kind == .word(type) }
        }.map { tokens[$0].line }
    }
}

extension CrashReport.Frame {
    /// The line in the answer; 0 where it is not known.
    fileprivate var line: Int { place?.line ?? 0 }

    /// Takes a frame, and of its place only what the answer's file has.
    fileprivate init(
        _ told: CrashReport.Report.Frame,
        of answerFile: String,
        _ lines: SourceLines
    ) {
        if let location = told.sourceLocation, !answerFile.isEmpty,
            location.file.hasSuffix("/" + answerFile)
        {
            if lines.contains(line: location.line, column: location.column) {
                place = (location.line, location.column)
            }
            // A line 0 is code that the compiler added to the function.
            let isTrap = told.description?.hasPrefix(CrashReport.trap) == true
            isInAnswer = place != nil || location.line == 0 && !isTrap
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
