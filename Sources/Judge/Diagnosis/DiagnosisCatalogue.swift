import Foundation
import Scenario

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
        var constants: [(sentence: String, behaviour: Behaviour)]
    }

    /// The misconceptions of an exercise that have a fingerprint.
    func known(of exercise: Exercise, in workbook: Workbook) -> [Diagnostician.Known] {
        entry(of: exercise, in: workbook)?.known ?? []
    }

    /// What an answer does that is the same whatever is asked; `nil` where it is not.
    ///
    /// - Parameters:
    ///   - attempt: What the answer does in the probes.
    ///   - exercise: The exercise.
    ///   - workbook: Where the catalogue is.
    func constant(
        like attempt: Behaviour,
        of exercise: Exercise,
        in workbook: Workbook
    ) -> String? {
        let answered = attempt.answered(in: exercise)
        return entry(of: exercise, in: workbook)?.constants
            .first { $0.behaviour == answered }?.sentence
    }

    private func entry(of exercise: Exercise, in workbook: Workbook) -> Entry? {
        let file = workbook.fingerprints(exercise)
        let files =
            [file] + Misconception.files(of: exercise, in: workbook)
            + ConstantAnswer.files(of: exercise, in: workbook)
        // Looked at before they are read: what changes meanwhile is read once more.
        let stamps = files.map { FileStamp($0) }
        if let entry = lock.withLock({ entries[file] }), entry.stamps == stamps {
            return entry
        }
        guard let fingerprints = Fingerprints(of: exercise, in: workbook) else { return nil }
        let known = Misconception.all(of: exercise, in: workbook).compactMap {
            Diagnostician.Known($0, fingerprints)
        }
        let constants = ConstantAnswer.all(of: exercise, in: workbook).compactMap { constant in
            fingerprints.constants[constant.identifier]?.behaviour.map {
                (constant.sentence, $0.answered(in: exercise))
            }
        }
        let entry = Entry(stamps: stamps, known: known, constants: constants)
        lock.withLock { entries[file] = entry }
        return entry
    }
}

extension Behaviour {
    /// What is answered in the probes, whichever way leads there.
    fileprivate func answered(in exercise: Exercise) -> Behaviour {
        guard let index = exercise.criteria.firstIndex(of: exercise.answered) else { return self }
        return channel(index, of: exercise.criteria.count)
    }
}
