import Foundation

/// The seed that a class is graded with: chosen, or drawn once and kept beside the records, so that a run
/// that goes on grades everybody alike.
public struct ClassSeed: Sendable {
    private let store: RecordStore

    /// Looks beside the records.
    public init(_ store: RecordStore) {
        self.store = store
    }

    private var path: String { "\(store.work)/seed" }

    /// The seed: the chosen one, or the kept one, or a new one.
    public func seed(chosen: UInt64?) -> UInt64 {
        if let chosen { return chosen }
        let kept = FileManager.default.contents(atPath: path)
            .map {
                String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            }
        return kept.flatMap(UInt64.init) ?? UInt64.random(in: 1...999_999)
    }

    /// Keeps a seed.
    public func keep(_ seed: UInt64) throws(OutputFault) {
        try store.write("\(seed)\n", to: ".workbook/seed")
    }
}
