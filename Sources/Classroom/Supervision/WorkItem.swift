/// A piece of work on a hostile submission that may crash a faulty grader.
package struct WorkItem: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
        /// Reading the student's folder.
        case intake
        /// Grading an answer and writing its record.
        case answer
        /// Writing the student's feedback and rows.
        case feedback
    }

    package let kind: Kind
    package let student: String
    /// The exercise; `nil` for all of the student's answers.
    package let exercise: Int?

    package init(_ kind: Kind, of student: String, exercise: Int? = nil) {
        self.kind = kind
        self.student = student
        self.exercise = exercise
    }
}

/// The items that were in progress when earlier workers crashed, for the next worker.
package struct CrashHistory: Codable, Hashable, Sendable {
    /// Items that were in progress when a worker crashed.
    ///
    /// Each of them runs alone, so that a second crash identifies the culprit.
    package var suspects: Set<WorkItem> = []
    /// Items that crashed a worker while running alone; they are never tried again.
    package var banned: Set<WorkItem> = []
}
