import Foundation

/// What is known of an exercise's wrong answers: each misconception with its fingerprint.
///
/// To read it takes longer than to find a belief in it, and a class asks for it with each wrong answer:
/// it is read once, until one of its files changes.
final class DiagnosisCatalogue: @unchecked Sendable {
    /// The one of this process.
    static let shared = DiagnosisCatalogue()

    private let lock = NSLock()
    private var entries: [String: Entry] = [:]

    private struct Entry {
        var stamps: [FileStamp?]
        var known: [Diagnostician.Known]
    }

    /// The misconceptions of an exercise that have a fingerprint.
    func known(of exercise: Exercise, in workbook: Workbook) -> [Diagnostician.Known] {
        let file = workbook.fingerprints(exercise)
        let files = [file] + Misconception.files(of: exercise, in: workbook)
        // Looked at before they are read: what changes meanwhile is read once more.
        let stamps = files.map { FileStamp($0) }
        if let entry = lock.withLock({ entries[file] }), entry.stamps == stamps {
            return entry.known
        }
        guard let fingerprints = Fingerprints(of: exercise, in: workbook) else { return [] }
        let known = Misconception.all(of: exercise, in: workbook).compactMap {
            Diagnostician.Known($0, fingerprints)
        }
        lock.withLock { entries[file] = Entry(stamps: stamps, known: known) }
        return known
    }
}
