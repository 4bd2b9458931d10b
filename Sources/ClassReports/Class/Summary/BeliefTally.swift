import Reports
import Results

/// The number of students whose answers to one exercise show a belief.
struct BeliefTally: Hashable, Sendable {
    private(set) var title = ""
    private(set) var students = 0
    /// The number of students for whom it is only the nearest of several beliefs.
    private(set) var guesses = 0

    mutating func add(_ diagnosis: Diagnosis) {
        title = title.isEmpty ? diagnosis.title : min(title, diagnosis.title)
        switch diagnosis.certainty {
        case .certain, .combined, .likely: students += 1
        case .possible: guesses += 1
        }
    }
}
