import ClassReports
import Foundation
import Platform
import Results

/// A platform for teaching, with its own result format.
enum DeliveryPlatform: String, CaseIterable {
    case gradescope, classroom50, exercism, junit, actions
}

/// Writes a submission's results in the format of a platform.
struct DeliveryWriter {
    private let place: DeliveryPlatform
    private let classroom50: Classroom50Submission?

    /// - Parameter environment: The platform's variables. `COMMIT_DATE` is the commit's date in the
    ///   form of `git log --format=%cI`.
    init(_ place: DeliveryPlatform, _ environment: [String: String]) throws {
        self.place = place
        switch place {
        case .classroom50:
            let text = environment["COMMIT_DATE"] ?? ""
            let date = try? Date(text, strategy: .iso8601)
            guard text.isEmpty || date != nil else {
                throw Mistake(
                    "COMMIT_DATE=\(text) is not valid: set it to what git log -1 --format=%cI says "
                        + "of the submission."
                )
            }
            classroom50 = try Classroom50Submission(environment, committed: date)
        case .gradescope, .exercism, .junit, .actions: classroom50 = nil
        }
    }

    func text(_ submission: SubmissionReport) throws -> String {
        switch place {
        case .gradescope: return try GradescopeResults(submission).text()
        case .exercism: return try ExercismResults(submission).text()
        case .actions: return try ActionsLog(submission, token: token).text()
        case .junit:
            let file = JUnitXML()
            return file.opening() + file.piece(for: submission) + file.closing
        case .classroom50:
            guard let classroom50 else { throw Fault("There is no classroom.") }
            return try Classroom50Result(submission, at: classroom50).text()
        }
    }

    /// An unguessable token.
    private var token: String {
        UUID().uuidString.replacing("-", with: "") + UUID().uuidString.replacing("-", with: "")
    }
}
