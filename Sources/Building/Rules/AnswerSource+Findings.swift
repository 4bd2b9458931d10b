import Results

extension AnswerSource {
    package func diagnostic(on finding: AnswerReferences.Finding) -> Diagnostic {
        diagnostic(on: finding.reach, line: finding.line, column: finding.column)
    }

    /// A message about a finding in the compiler's tree.
    package func diagnostic(on finding: (reach: AnswerReach, offset: Int)) -> Diagnostic {
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

    /// A message about a declaration with an underscore, placed where its name first occurs in the file,
    /// because the tree gives no place.
    package func diagnostic(on declaration: Declaration) -> Diagnostic {
        let name = declaration.underscoredName ?? declaration.path
        let offset = bytes.firstRange(of: Array(name.utf8))?.lowerBound ?? 0
        let path = declaration.path
        let shown = path.hasSuffix(name) ? path : "\(path)(\(name):)"
        return diagnostic(on: (reach: .declaration(shown, instead: nil), offset: offset))
    }

    /// A message about a file that moves its compiler messages with `#sourceLocation`.
    var moved: Diagnostic {
        let offset = bytes.firstRange(of: Array("#sourceLocation".utf8))?.lowerBound ?? 0
        return diagnostic(on: (reach: .movedMessages, offset: offset))
    }

    /// A message about a file that compiles, although its tree is too large or too deep to be read.
    var unreadable: Diagnostic {
        Diagnostic(
            severity: .error,
            file: path,
            message: "the file cannot be analysed: it is too long or nested too deeply",
            advice: "Split long expressions and types into several simple ones."
        )
    }
}
