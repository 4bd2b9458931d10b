/// A folder with the exercises that a student works in.
package struct AnswersFolder: Hashable, Sendable {
    /// Its path.
    package let path: String
    /// What it is called where it has to be named; empty for the folder that `make` is called in.
    package let shown: String

    /// The names of the environment's values, which the grading suites read.
    package enum Variable {
        /// The folder's path.
        package static let path = "WORKBOOK_ANSWERS"
        /// What it is called.
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

    /// What stands before paths in it.
    var prefix: String { shown.isEmpty || shown.hasSuffix("/") ? shown : shown + "/" }
}
