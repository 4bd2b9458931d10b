import Scenario

/// How many students' answers to one exercise show a belief.
struct BeliefTally: Hashable, Sendable {
    private(set) var title = ""
    private(set) var students = 0

    /// Counts a student.
    mutating func add(_ diagnosis: Diagnosis) {
        title = title.isEmpty ? diagnosis.title : min(title, diagnosis.title)
        students += 1
    }
}
