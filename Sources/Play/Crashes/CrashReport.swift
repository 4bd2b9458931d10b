import Foundation
import Building
import Scenario

/// The Swift runtime's report on a crash, which an answer can forge.
///
/// This type checks every number and text: its results name a place in the answer file, or none.
package struct CrashReport {
    private let message: CrashMessage
    private let frames: [Frame]
    private let isAtEndOfStack: Bool
    private let answer: [UInt8]

    /// The maximum number of Unicode scalars taken from a report: one character may have any number of them.
    static let longestText = 1_000
    /// More frames than the runtime ever reports.
    private static let maximumFrames = 1_000
    /// The prefix with which the runtime names the frame of a trap that prints no message.
    fileprivate static let trap = "Swift runtime failure: "

    fileprivate struct Frame {
        /// The place in the answer file, if the frame is in it.
        var place: (line: Int, column: Int)?
        /// Whether the frame is anywhere in the answer file.
        var isInAnswer = false
        var function: String?
        /// The number of frames that the runtime left out here.
        var omitted: Int?
    }

    /// The runtime's JSON, unchecked.
    fileprivate struct Report: Decodable {
        struct Thread: Decodable {
            var crashed: Bool?
            var frames: [Frame]
            var registers: [String: String]?
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
        var faultAddress: String?
    }

    /// Reads the last report on standard error.
    ///
    /// - Parameter program: The program's path; a copy of the answer file lies in the same folder.
    package init(errors: [UInt8], program: String) {
        let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path
        let name = (try? FileManager.default.contentsOfDirectory(atPath: folder))?
            .first { $0.hasSuffix(".swift") }
        let answer = name.flatMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }
        self.init(errors: errors, answerFile: name ?? "", answer: [UInt8](answer ?? Data()))
    }

    package init(errors: [UInt8], answerFile: String, answer: [UInt8]) {
        let lines = errors.split(separator: 0x0A)
        let report = lines.last(where: CrashReport.isReport).flatMap { line in
            try? JSONDecoder().decode(Report.self, from: Data(line))
        }
        let sourceLines = SourceLines(answer)
        let crashed = report?.threads.first { $0.crashed == true }
        isAtEndOfStack = CrashReport.isAtEndOfStack(report?.faultAddress, crashed?.registers ?? [:])
        frames = (crashed?.frames ?? [])
            .prefix(CrashReport.maximumFrames)
            .map { Frame($0, of: answerFile, sourceLines) }
        message = CrashMessage(in: String(decoding: errors, as: UTF8.self), answerFile: answerFile)
        self.answer = answer
    }

    fileprivate static func beginning(of text: some StringProtocol) -> String {
        var beginning = String.UnicodeScalarView()
        beginning.append(contentsOf: text.unicodeScalars.prefix(longestText))
        return String(beginning)
    }

    static func isReport(_ line: some Collection<UInt8>) -> Bool {
        line.starts(with: "{ \"timestamp\": ".utf8)
    }

    /// Whether the output holds a complete report.
    static func isWhole(in errors: [UInt8]) -> Bool {
        guard errors.last == 0x0A || errors.last == UInt8(ascii: "}") else { return false }
        return errors.split(separator: 0x0A).contains { line in
            isReport(line) && (try? JSONDecoder().decode(Report.self, from: Data(line))) != nil
        }
    }

    /// The crash as a termination, with the answer's frame nearest to the crash.
    ///
    /// For an endless recursion it names the first line of those that call each other, because it is random
    /// which of them overflows the stack.
    package func termination(signal: Int32) -> Termination {
        var termination = Termination(
            kind: .signal,
            code: Int(signal),
            message: CrashReport.beginning(of: message.text.isEmpty ? trap : message.text)
        )
        let isDeep = frames.contains { ($0.omitted ?? 0) > 1_000 }
        if isDeep || isAtEndOfStack, termination.message.isEmpty {
            termination.message = Termination.stackOverflow
        }
        let innermost = isDeep ? Array(frames.prefix { $0.omitted == nil }) : frames
        let ofAnswer = innermost.filter(\.isInAnswer)
        let own = isDeep ? CrashReport.recurring(in: ofAnswer) : ofAnswer.first
        termination.line = own?.place?.line
        termination.column = own?.place?.column
        termination.function = own?.function
        if let line = lineSaid, line != termination.line {
            termination.line = line
            termination.column = nil
        }
        termination.sourceLine = termination.line.flatMap(text(ofLine:))
        if termination.message == ImplicitlyUnwrappedVariables.message {
            termination.nilValue = termination.line
                .flatMap(ImplicitlyUnwrappedVariables(answer).nilValue).map(CrashReport.beginning)
        }
        return termination
    }

    private func text(ofLine line: Int) -> String? {
        let lines = answer.split(separator: 0x0A, omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return nil }
        return CrashReport.beginning(of: String(decoding: lines[line - 1], as: UTF8.self))
    }

    /// The first line that takes part in an endless recursion.
    ///
    /// The stack may have run out in another call, which returned each time before.
    private static func recurring(in frames: [Frame]) -> Frame? {
        let placed = frames.filter { $0.place != nil }
        let counts = Dictionary(placed.map { ($0.line, 1) }, uniquingKeysWith: +)
        let recurring = placed.filter { counts[$0.line, default: 0] > 1 }
        return (recurring.isEmpty ? placed : recurring).min { $0.line < $1.line }
    }

    /// Whether the stack overflowed, in which case the report may lack every frame but one.
    ///
    /// If the stack has room, each of its pages above the stack pointer is writable, so a fault there is an
    /// overflow.
    private static func isAtEndOfStack(_ fault: String?, _ registers: [String: String]) -> Bool {
        func number(_ text: String?) -> UInt64? {
            text.flatMap { $0.hasPrefix("0x") ? UInt64($0.dropFirst(2), radix: 16) : nil }
        }
        guard let fault = number(fault), let stack = number(registers["rsp"] ?? registers["sp"])
        else { return false }
        return fault > stack ? fault - stack < largestFrame : stack - fault <= pushed
    }

    /// An upper bound on the size of a function's frame, in bytes.
    private static let largestFrame: UInt64 = 1 << 20
    /// The bytes below the stack pointer that a function may use, by the ABI of x86-64.
    private static let pushed: UInt64 = 128

    /// The message in the frame's name, for a trap that prints no message.
    private var trap: String {
        let name = frames.first?.function ?? ""
        guard name.hasPrefix(CrashReport.trap) else { return "" }
        let text = name.dropFirst(CrashReport.trap.count)
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// The line that the message names, or the line of the only cast that can have failed.
    private var lineSaid: Int? {
        if let line = message.line {
            return SourceLines(answer).contains(line: line) ? line : nil
        }
        guard let type = message.castType else { return nil }
        let casts = SourceToken.all(in: answer).lines(ofCastTo: type)
        return casts.count == 1 ? casts.first : nil
    }

    /// The termination of a stuck attempt, located at the loop in which it is stuck.
    ///
    /// The attempt is stopped at a random place in the loop, so this names the line where the loop begins.
    /// Outside all loops it names the first line of the function on the stack.
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
        end.sourceLine = end.line.flatMap(text(ofLine:))
        return end
    }
}

extension [SourceToken] {
    /// The lines with a forced cast to a type.
    fileprivate func lines(ofCastTo type: String) -> [Int] {
        indices.dropLast(2).filter { index in
            let isCast = self[index].text == "as" && self[index + 1].text == "!"
            let target = self[(index + 2)...].prefix { $0.line == self[index].line }
            return isCast && target.contains { $0.text == type }
        }.map { self[$0].line }
    }
}

extension CrashReport.Frame {
    /// The line in the answer; 0 if unknown.
    fileprivate var line: Int { place?.line ?? 0 }

    /// Reads a frame, and keeps its place only if that exists in the answer file.
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
            // Line 0 stands for code that the compiler added to the function.
            let isTrap = told.description?.hasPrefix(CrashReport.trap) == true
            isInAnswer = place != nil || location.line == 0 && !isTrap
        }
        function = told.description.map { description in
            let name =
                description.range(of: " + ", options: .backwards)
                .map { description[..<$0.lowerBound] } ?? description[...]
            return CrashReport.beginning(of: name)
        }
        omitted = told.kind == "omittedFrames" ? told.count ?? 0 : nil
    }
}
