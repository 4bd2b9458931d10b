import Classroom
import Judge
import Scenario

extension ClassSession {
    /// Makes sure that grading is safe, beside others that may be grading into the same folder.
    mutating func beginSubmission() throws {
        try prove()
        try claim()
    }

    /// Grades some students' submissions, one after the other.
    func grade(
        _ students: [String],
        _ folder: (String) -> SubmissionFolder
    ) throws -> SubmissionTally {
        var tally = SubmissionTally()
        for student in students { try tally.add(grading, student, folder(student)) }
        return tally
    }
}
