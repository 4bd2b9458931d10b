/// A folder with a student's exercises.
package struct AnswersFolder: Hashable, Sendable {
    package let path: String
    /// The folder's name in messages; empty for the folder in which `make` is called.
    package let shown: String

    /// The environment variables that the grading suites read.
    package enum Variable {
        package static let path = "WORKBOOK_ANSWERS"
        /// The folder's name in messages.
        package static let shown = "WORKBOOK_ANSWERS_SHOWN"
    }

    package init(path: String, shown: String = "") {
        self.path = path
        self.shown = shown
    }

    init?(environment: [String: String]) {
        guard let path = environment[Variable.path] else { return nil }
        self.init(path: path, shown: environment[Variable.shown] ?? "")
    }

    /// The prefix of relative paths in messages.
    var prefix: String { shown.isEmpty || shown.hasSuffix("/") ? shown : shown + "/" }
}
