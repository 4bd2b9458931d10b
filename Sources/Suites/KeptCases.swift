import Catalogue
import Foundation
import Platform
import Scenario

/// The first scene of each of a suite's tests, kept as long as the suites are the same build.
///
/// To list a suite takes a process of its own, which a page would wait for. Deleting the file is safe.
struct KeptCases {
    private let file: String
    /// Distinguishes one build of the suites from another.
    private let suites: String

    private struct Entry: Codable {
        var suites: String
        var cases: [SuiteCase]
    }

    /// More than the scenes of a page need.
    private static let maximumBytes = 8 << 20

    init(_ exercise: Exercise, workbook: Workbook) throws {
        file = "\(workbook.cache)/scenes/\(exercise.slug).json"
        suites = Workbook.fingerprint(of: try workbook.testProgram())
    }

    var cases: [SuiteCase]? {
        guard let data = RegularFile.contents(atPath: file, atMost: KeptCases.maximumBytes),
            let entry = try? JSONDecoder().decode(Entry.self, from: data),
            entry.suites == suites
        else { return nil }
        return entry.cases
    }

    /// Keeps the cases; where nothing can be written, they are listed again the next time.
    func keep(_ cases: [SuiteCase]) {
        guard let data = try? JSONEncoder().encode(Entry(suites: suites, cases: cases)) else {
            return
        }
        let place = URL(fileURLWithPath: file)
        try? FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try? data.write(to: place, options: .atomic)
    }
}
