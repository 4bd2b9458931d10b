import Scenario

/// How an answer's tokens lie in its file: what is told of one answer is true of every other one with
/// the same tokens, at their places.
public struct AnswerLayout: Sendable {
    private let tokens: SwiftTokens
    private let lineStarts: [Int]

    /// Looks at an answer.
    public init(_ bytes: [UInt8]) {
        tokens = SwiftTokens(bytes)
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    }

    /// What the compiler sees, as bytes: the tokens, each with what stands before it, a new line, a blank
    /// or nothing, since Swift may tell these apart; before the first one they are all the same.
    ///
    /// A file with a literal or a directive in which these are not all that counts stands for itself.
    public var canonicalBytes: [UInt8] {
        let contents = tokens.contents
        guard !hasOwnRules(contents) else { return [0] + tokens.bytes }
        var canonical: [UInt8] = [1]
        var end = tokens.ranges.first?.lowerBound ?? 0
        for (range, content) in zip(tokens.ranges, contents) {
            let between = tokens.bytes[end..<range.lowerBound]
            if between.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
                canonical.append(0x0A)
            } else if !between.isEmpty {
                canonical.append(0x20)
            }
            canonical += content
            canonical.append(0)
            end = range.upperBound
        }
        return canonical
    }

    /// `#line` is another number in each layout; `#!` begins a comment in the first line alone; a comment
    /// that is not closed, or is no text, ends the compile, and is no token.
    private func hasOwnRules(_ contents: [ArraySlice<UInt8>]) -> Bool {
        if tokens.bytes.contains(0) || tokens.endsInComment { return true }
        if String(validating: tokens.bytes, as: UTF8.self) == nil { return true }
        return zip(contents, contents.dropFirst()).contains { first, second in
            guard first.elementsEqual("#".utf8) else { return false }
            return second.elementsEqual("/".utf8) || second.elementsEqual("#".utf8)
                || second.elementsEqual("!".utf8)
                || second.elementsEqual("line".utf8) || second.elementsEqual("column".utf8)
                || second.elementsEqual("sourceLocation".utf8)
        }
    }

    // MARK: Places

    /// The place in another layout of the same tokens.
    ///
    /// - Returns: The line and the column, both from 1; `nil` where the place has no counterpart.
    public func place(line: Int, column: Int?, in other: AnswerLayout) -> (line: Int, column: Int)?
    {
        guard lineStarts.indices.contains(line - 1),
            tokens.ranges.count == other.tokens.ranges.count
        else { return nil }
        let offset = lineStarts[line - 1] + max((column ?? 1) - 1, 0)
        let next = tokens.ranges.firstIndex { $0.upperBound > offset } ?? tokens.ranges.count - 1
        guard tokens.ranges.indices.contains(next) else { return nil }
        // What is said of a place behind the last token is said of its end.
        let within = min(max(0, offset - tokens.ranges[next].lowerBound), tokens.ranges[next].count)
        return other.place(of: other.tokens.ranges[next].lowerBound + within)
    }

    private func place(of offset: Int) -> (line: Int, column: Int) {
        let line = lineStarts.lastIndex { $0 <= offset } ?? 0
        return (line + 1, offset - lineStarts[line] + 1)
    }

    /// The text of a line, by its number from 1.
    public func text(ofLine line: Int) -> String? {
        guard lineStarts.indices.contains(line - 1) else { return nil }
        let end = line < lineStarts.count ? lineStarts[line] - 1 : tokens.bytes.count
        let bytes = tokens.bytes[lineStarts[line - 1]..<max(end, lineStarts[line - 1])]
        let text = String(decoding: bytes, as: UTF8.self)
        return text.hasSuffix("\r") ? String(text.dropLast()) : text
    }
}

extension ExerciseReport {
    /// The report on an answer as it reads for another one with the same tokens.
    ///
    /// - Parameters:
    ///   - first: The answer that was graded.
    ///   - second: The other one.
    ///   - path: The other one's file, as its student knows it.
    public func moved(
        from first: AnswerLayout,
        to second: AnswerLayout,
        path: String
    ) -> ExerciseReport {
        var report = self
        for index in report.diagnostics.indices where !report.diagnostics[index].file.isEmpty {
            report.diagnostics[index].file = path
            guard let line = report.diagnostics[index].line,
                let place = first.place(
                    line: line,
                    column: report.diagnostics[index].column,
                    in: second
                )
            else { continue }
            report.diagnostics[index].line = place.line
            if report.diagnostics[index].column != nil {
                report.diagnostics[index].column = place.column
            }
            if report.diagnostics[index].sourceLine != nil {
                report.diagnostics[index].sourceLine = second.text(ofLine: place.line)
            }
        }
        for index in report.tests.indices {
            guard let end = report.tests[index].failure?.termination, let line = end.line,
                let place = first.place(line: line, column: end.column, in: second)
            else { continue }
            report.tests[index].failure?.termination?.line = place.line
            report.tests[index].failure?.termination?.column = place.column
            report.tests[index].message = report.tests[index].message.replacing(
                "(line \(line))",
                with: "(line \(place.line))"
            )
        }
        report.answerPath = path
        return report
    }
}
