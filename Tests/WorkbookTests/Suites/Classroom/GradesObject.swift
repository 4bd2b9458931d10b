import Foundation

/// The format of `grades.json`, read without the package's own code.
struct GradesObject: Decodable {
    struct Student: Decodable {
        let student: String
        let answers: [Answer]
        let points: Double?
        let maxPoints: Double

        /// The answer to exercise 3.
        var third: Answer? { answers.first { $0.exercise == 3 } }
    }

    struct Answer: Decodable {
        let exercise: Int
        let slug: String
        let outcome: String
        let message: String?
        let points: Double?
        let maxPoints: Double
        let key: String?
        let protection: String
        let seed: UInt64
        let tests: [Test]
        let misconceptions: [Belief]
    }

    struct Test: Decodable {
        let id: String
        let name: String
        let outcome: String
        let points: Double?
        let maxPoints: Double
    }

    struct Belief: Decodable {
        let id: String
        let title: String
        let certainty: String
    }

    let schema: String
    let seed: UInt64
    let protections: [String]
    let students: [Student]

    init(_ text: String) throws {
        self = try JSONDecoder().decode(GradesObject.self, from: Data(text.utf8))
    }

    /// A student's grades.
    func of(_ name: String) -> Student? { students.first { $0.student == name } }
}
