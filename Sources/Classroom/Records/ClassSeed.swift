import Foundation
import Scenario

/// The seed of a class, stored with the records so that a resumed run uses the same random scenes.
package struct ClassSeed: Sendable {
    private let store: RecordStore

    package init(_ store: RecordStore) {
        self.store = store
    }

    private var path: String { "\(store.work)/seed" }

    package var kept: UInt64? {
        FileManager.default.contents(atPath: path).flatMap {
            UInt64(
                String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            )
        }
    }

    /// The chosen seed, else the stored one, else a new one.
    package func seed(chosen: UInt64?) -> UInt64 {
        chosen ?? kept ?? SeededGenerator.drawnSeed()
    }

    package func keep(_ seed: UInt64) throws(OutputFault) {
        try store.write("\(seed)\n", to: ".workbook/seed")
    }
}
