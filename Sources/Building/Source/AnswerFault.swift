import Results

/// The reason why a file cannot be an answer, found before any compiler sees it.
package enum AnswerFault: Error, Hashable, Sendable {
    case missing(path: String)
    /// The path is a folder, a pipe or a device, or cannot be read.
    case notAFile(path: String)
    case tooLarge(path: String, bytes: Int)
    /// The file is not UTF-8; `line` contains the first invalid byte.
    case notText(path: String, line: Int)
    case empty(path: String)
}

extension AnswerFault {
    package var diagnostic: Diagnostic {
        func diagnostic(
            _ file: String,
            _ message: String,
            line: Int? = nil,
            advice: String? = nil
        ) -> Diagnostic {
            Diagnostic(severity: .error, file: file, line: line, message: message, advice: advice)
        }
        switch self {
        case .missing(let path): return diagnostic(path, "there is no such file")
        case .notAFile(let path): return diagnostic(path, "this is not a readable file")
        case .tooLarge(let path, let bytes):
            let most = AnswerSource.maximumBytes
            return diagnostic(path, "the file has \(bytes) bytes; an answer has at most \(most)")
        case .notText(let path, let line):
            let advice = "Save it as UTF-8."
            return diagnostic(path, "the file is not UTF-8 text", line: line, advice: advice)
        case .empty(let path):
            let advice = "Write the exercise's class in it."
            return diagnostic(path, "the file has no code", advice: advice)
        }
    }
}
