import Catalogue
import Foundation

extension ExerciseStanding {
    /// The exercise of the answer that changed last; `nil` while all are stubs.
    package static func changedLast(in workbook: Workbook) -> Exercise? {
        all(in: workbook).filter { $0.lastChange != nil }
            .max { ($0.lastChange ?? .distantPast) < ($1.lastChange ?? .distantPast) }?.exercise
    }
}
