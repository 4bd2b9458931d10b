import Behaviours
import Catalogue
import Foundation
import Platform

/// The known wrong answers of each exercise, with their fingerprints.
///
/// Reading the catalogue takes longer than searching it, and grading a class looks it up for every wrong
/// answer. So the process caches it until one of its files changes.
package final class DiagnosisCatalogue: @unchecked Sendable {
    package static let shared = DiagnosisCatalogue()

    private let lock = NSLock()
    private var entries: [String: Entry] = [:]

    private struct Entry {
        var stamps: [FileStamp?]
        var known: [Diagnostician.Known]
        var constants: [(sentence: String, behaviour: Behaviour)]
    }

    /// The misconceptions that have a fingerprint.
    func known(of exercise: Exercise, in workbook: Workbook) -> [Diagnostician.Known] {
        entry(of: exercise, in: workbook)?.known ?? []
    }

    /// Describes the constant answer that behaves like an attempt in the probes, if there is one.
    package func constant(
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
            [file] + workbook.swiftFiles(in: workbook.misconceptions(exercise))
            + workbook.swiftFiles(in: workbook.constants(exercise))
        // Take the stamps before reading, so that a concurrent change causes another read.
        let stamps = files.map { FileStamp($0) }
        if let entry = lock.withLock({ entries[file] }), entry.stamps == stamps {
            return entry
        }
        guard let fingerprints = Fingerprints(of: exercise, in: workbook) else { return nil }
        let known = Misconception.all(of: exercise, in: workbook).compactMap {
            Diagnostician.Known($0, fingerprints)
        }
        let answers = AnswerHead.all(in: workbook.constants(exercise), workbook)
        let constants = answers.compactMap { answer in
            fingerprints.constants[answer.identifier]?.behaviour.map {
                (answer["Constant"], $0.answered(in: exercise))
            }
        }
        let entry = Entry(stamps: stamps, known: known, constants: constants)
        lock.withLock { entries[file] = entry }
        return entry
    }
}

extension Behaviour {
    /// Keeps only the channel of the results, without the steps that lead to them.
    fileprivate func answered(in exercise: Exercise) -> Behaviour {
        guard let index = exercise.criteria.firstIndex(of: exercise.answered) else { return self }
        return channel(index, of: exercise.criteria.count)
    }
}
