import Scenario

extension AnswerSource {
    /// A message on a declaration that the answer may not refer to.
    func diagnostic(on finding: AnswerReferences.Finding) -> Diagnostic {
        diagnostic(on: finding.reach, line: finding.line, column: finding.column)
    }

    /// A message on what the compiler's tree shows.
    func diagnostic(on finding: (reach: AnswerReach, offset: Int)) -> Diagnostic {
        let place = place(of: finding.offset)
        return diagnostic(on: finding.reach, line: place.line, column: place.column)
    }

    private func diagnostic(on reach: AnswerReach, line: Int, column: Int) -> Diagnostic {
        Diagnostic(
            severity: .error,
            file: path,
            line: line,
            column: column,
            message: reach.message,
            sourceLine: text(ofLine: line),
            advice: reach.advice
        )
    }

    /// A message on a declaration of the standard library's own: the tree tells no place, so that it is that
    /// of its name in the file.
    func diagnostic(on declaration: Declaration) -> Diagnostic {
        let name = declaration.path.split(separator: ".").last { $0.hasPrefix("_") } ?? ""
        let offset = bytes.firstRange(of: Array(name.utf8))?.lowerBound ?? 0
        return diagnostic(on: (reach: .declaration(declaration.path, instead: nil), offset: offset))
    }

    /// A message on a file about which the compiler speaks as of another one.
    var moved: Diagnostic {
        let offset = bytes.firstRange(of: Array("#sourceLocation".utf8))?.lowerBound ?? 0
        return diagnostic(on: (reach: .movedMessages, offset: offset))
    }

    /// A message on a file that compiles, although the compiler gives no tree of it that can be
    /// read: it is too large, or nested too deeply.
    var unreadable: Diagnostic {
        Diagnostic(
            severity: .error,
            file: path,
            message: "the file cannot be looked at: it is too long or nested too deeply",
            advice: "Split long expressions and types into several simple ones."
        )
    }
}
