import Classroom
import Results

/// Counts the results of submissions that are graded one after the other.
struct SubmissionTally: Hashable {
    private(set) var graded = 0
    private(set) var gradedBefore = 0
    private(set) var missing = 0
    private(set) var graderFaults = 0

    /// Grades the answers of a submission that are not graded yet.
    mutating func add(
        _ grading: SubmissionGrading,
        _ student: String,
        _ folder: SubmissionFolder
    ) throws(OutputFault) {
        for unit in grading.units(of: student, in: folder) {
            let isDone = grading.isDone(unit)
            if unit.isMissing {
                if !isDone { try grading.grade(unit) }
                missing += 1
            } else if isDone {
                gradedBefore += 1
            } else if try grading.grade(unit) == .graderFault {
                graderFaults += 1
            } else {
                graded += 1
            }
        }
    }

    var words: String {
        var parts = ["\(counted(graded, "answer")) graded"]
        if gradedBefore > 0 { parts.append("\(gradedBefore) before") }
        if missing > 0 { parts.append("\(missing) missing") }
        if graderFaults > 0 {
            parts.append("\(graderFaults) not graded, because of an error in the grader")
        }
        return parts.joined(separator: ", ")
    }
}
