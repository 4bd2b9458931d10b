/// A piece of work on what one student handed in: hostile, and able to crash a grader that has a fault.
package struct WorkItem: Codable, Hashable, Sendable {
    /// What is done.
    package enum Kind: String, Codable, Sendable {
        /// Reading the student's folder.
        case intake
        /// Grading an answer and writing its record.
        case answer
        /// Writing the student's feedback and rows.
        case feedback
    }

    /// What is done.
    package let kind: Kind
    /// The student.
    package let student: String
    /// The exercise; `nil` where it is about all of the student's answers.
    package let exercise: Int?

    package init(_ kind: Kind, of student: String, exercise: Int? = nil) {
        self.kind = kind
        self.student = student
        self.exercise = exercise
    }
}

/// What a worker has to know of the workers that crashed before it.
package struct WorkOrders: Codable, Hashable, Sendable {
    /// Items that were in work when a worker crashed.
    ///
    /// Each is done alone, so that a second crash tells
    /// which of them is to blame.
    package var suspects: Set<WorkItem> = []
    /// Items that crashed a worker while nothing else was in work; they are not tried again.
    package var condemned: Set<WorkItem> = []

    package init() {}
}
