import Foundation
import Results

/// The format of `--format json`, read without the package's own code.
struct ReportObject: Decodable {
    /// One test.
    struct Test: Decodable {
        let name: String
        let outcome: String
        let message: String?
        let firstDifference: String?
        let line: Int?
        let counterexample: Counterexample?
        let misconception: Misconception?
    }

    /// The smallest scene that goes wrong.
    struct Counterexample: Decodable {
        let viewCount: Int
    }

    /// The belief behind a failure.
    struct Misconception: Decodable {
        let id: String
        let title: String
        let certainty: String
    }

    /// How far an answer is that lacks parts.
    struct Progress: Decodable {
        let standing: [String]
        let missing: [String]
        let next: String
    }

    /// One message about the file.
    struct Diagnostic: Decodable {
        let file: String
        let line: Int?
        let message: String
        let advice: String?
    }

    let schema: String
    let exercise: Int
    let slug: String
    let outcome: String
    let score: Int
    let maxScore: Int
    let seed: UInt64
    let durationSeconds: Double
    let tests: [Test]
    let progress: Progress?
    let diagnostics: [Diagnostic]
    let output: String

    /// Reads the whole standard output of a run, which must be one object and nothing else.
    init(_ run: CommandRun) throws {
        self = try JSONDecoder().decode(ReportObject.self, from: Data(run.output.utf8))
    }
}
