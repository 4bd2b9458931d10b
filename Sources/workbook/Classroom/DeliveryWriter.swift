import ClassReports
import Foundation
import Platform
import Results

/// A learning platform with its own result format.
enum DeliveryPlatform: String, CaseIterable {
    case gradescope, classroom50, exercism, junit, actions
}

/// Writes a submission's results in the format of a platform.
struct DeliveryWriter {
    let text: (SubmissionReport) throws -> String

    /// - Parameter environment: The platform's variables. `COMMIT_DATE` is the commit's date in the
    ///   form of `git log --format=%cI`.
    init(_ place: DeliveryPlatform, _ environment: [String: String]) throws {
        switch place {
        case .gradescope: text = { try GradescopeResults($0).text() }
        case .exercism: text = { try ExercismResults($0).text() }
        case .actions: text = { try ActionsLog($0, token: DeliveryWriter.token).text() }
        case .junit:
            let file = JUnitXML()
            text = { file.opening() + file.piece(for: $0) + file.closing }
        case .classroom50:
            let word = environment["COMMIT_DATE"] ?? ""
            let date = try? Date(word, strategy: .iso8601)
            guard word.isEmpty || date != nil else {
                throw Mistake(
                    "COMMIT_DATE=\(word) is not valid: set it to what git log -1 --format=%cI says "
                        + "of the submission."
                )
            }
            let classroom = try Classroom50Submission(environment, committed: date)
            text = { try Classroom50Result($0, at: classroom).text() }
        }
    }

    /// An unguessable token.
    private static var token: String {
        UUID().uuidString.replacing("-", with: "") + UUID().uuidString.replacing("-", with: "")
    }
}
