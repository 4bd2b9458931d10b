import Catalogue
import Platform
import Results

/// Merges the records of one class from several machines.
///
/// The merge is idempotent and independent of the order. All records must have the same seed, the
/// same protection and the same tests, because points are only fair under equal conditions.
package struct RecordMerge {
    private let store: RecordStore
    private let folders: [RecordFolder]
    private let points: PointsScheme

    package struct Merged: Hashable, Sendable {
        /// The students, sorted by name.
        package var students: [String] = []
        package var seed: UInt64 = 0
        package var protection = Protection.none
        /// The answers with several different records, each as `student, exercise 3`; one of the records
        /// counts.
        package var differing: [String] = []
    }

    /// - Parameters:
    ///   - store: The destination, whose own records take part.
    ///   - folders: Folders of results, or the `records` in them.
    ///   - points: Decides between records that differ.
    package init(
        into store: RecordStore,
        from folders: [String],
        points: PointsScheme
    ) throws(Fault) {
        self.store = store
        self.points = points
        var all: [RecordFolder] = []
        if FileKind(of: RawPath("\(store.folder)/records")) != .absent {
            all.append(try RecordFolder(store.folder))
        }
        for folder in folders { all.append(try RecordFolder(folder)) }
        self.folders = all
    }

    /// Merges the records, and writes nothing if their terms differ from each other or from those of the
    /// store.
    package func run() throws -> Merged {
        var stems: Set<String> = []
        for folder in folders { stems.formUnion(try folder.stems()) }
        let sorted = stems.sorted()
        var merged = try terms(of: sorted)
        try ResultsClaim.check(store, seed: merged.seed, protection: merged.protection)
        var names: [(student: String, stem: String)] = []
        for stem in sorted {
            let answers = try Exercise.all.map { try records(stem, $0.number) }
            guard let student = answers.lazy.compactMap(\.first).first?.student else { continue }
            names.append((student, stem))
            if store.hasLeft(student) { store.removeRecords(of: student) }
            for records in answers where !records.isEmpty {
                try store.writeIfChanged(try chosen(records, &merged))
            }
        }
        merged.students = names.sorted { ($0.student, $0.stem) < ($1.student, $1.stem) }
            .map(\.student)
        return merged
    }

    private func records(_ stem: String, _ exercise: Int) throws(Fault) -> [AnswerRecord] {
        var records: [AnswerRecord] = []
        for folder in folders {
            if let record = try folder.record(stem, exercise) { records.append(record) }
        }
        return records
    }

    private func chosen(
        _ records: [AnswerRecord],
        _ merged: inout Merged
    ) throws -> AnswerRecord {
        let ranked = try records.map { (record: $0, preference: try RecordPreference($0, points)) }
            .sorted { $0.preference < $1.preference }
        let first = ranked[0]
        if ranked.contains(where: { !$0.preference.saysTheSame(as: first.preference) }) {
            merged.differing.append(
                "\(first.record.student), exercise \(first.record.report.exercise)"
            )
        }
        return first.record
    }

    private func terms(of stems: [String]) throws(Fault) -> Merged {
        var seeds: Set<UInt64> = []
        var protections: Set<Protection> = []
        var editions: Set<String> = []
        for stem in stems {
            for exercise in Exercise.all {
                for record in try records(stem, exercise.number) {
                    seeds.insert(record.report.seed)
                    protections.insert(record.protection)
                    if let edition = record.edition { editions.insert(edition) }
                }
            }
        }
        guard let seed = seeds.first, let protection = protections.first else {
            throw Fault(
                "There are no records yet: grade first, or name folders with RECORDS=."
            )
        }
        guard seeds.count == 1 else {
            throw Fault(
                "These records were made with different seeds: "
                    + seeds.sorted().map(String.init).joined(separator: ", ")
                    + ". Grade all with one of them, SEED=\(seeds.sorted()[0])."
            )
        }
        guard protections.count == 1 else {
            let names = protections.map(\.rawValue).sorted()
            throw Fault(
                "These records were made with different protections: "
                    + names.joined(separator: ", ") + ". Grade all with one SANDBOX."
            )
        }
        guard editions.count <= 1 else {
            throw Fault(
                "These records were made with different versions of the workbook, whose tests may "
                    + "differ. Grade all with one of them."
            )
        }
        return Merged(seed: seed, protection: protection)
    }
}
