import Reports
import Results

/// The number of students whose answers to one exercise show a belief.
struct BeliefTally: Hashable, Sendable {
    private(set) var title = ""
    private(set) var students = 0

    mutating func add(_ diagnosis: Diagnosis) {
        title = title.isEmpty ? diagnosis.title : min(title, diagnosis.title)
        students += 1
    }
}
