import Platform

/// A folder with a student's exercises.
package struct AnswersFolder: Hashable, Sendable {
    package let path: String
    /// The folder's name in messages; empty for the folder in which `make` is called.
    package let shown: String

    package init(path: String, shown: String = "") {
        self.path = path
        self.shown = shown
    }

    init?(environment: [String: String]) {
        guard let path = environment[EnvironmentVariable.answers] else { return nil }
        self.init(path: path, shown: environment[EnvironmentVariable.answersShown] ?? "")
    }

    /// The prefix of relative paths in messages.
    var prefix: String { shown.isEmpty || shown.hasSuffix("/") ? shown : shown + "/" }
}
