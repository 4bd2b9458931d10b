import Foundation
import Scenario

/// The seed that a class is graded with: chosen, or drawn once and kept beside the records, so that a run
/// that goes on grades everybody alike.
package struct ClassSeed: Sendable {
    private let store: RecordStore

    /// Looks beside the records.
    package init(_ store: RecordStore) {
        self.store = store
    }

    private var path: String { "\(store.work)/seed" }

    /// The kept seed, if there is one.
    package var kept: UInt64? {
        FileManager.default.contents(atPath: path).flatMap {
            UInt64(
                String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            )
        }
    }

    /// The seed: the chosen one, or the kept one, or a new one.
    package func seed(chosen: UInt64?) -> UInt64 {
        chosen ?? kept ?? SeededGenerator.drawnSeed()
    }

    /// Keeps a seed.
    package func keep(_ seed: UInt64) throws(OutputFault) {
        try store.write("\(seed)\n", to: ".workbook/seed")
    }
}
