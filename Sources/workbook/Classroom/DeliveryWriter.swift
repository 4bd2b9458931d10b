import Foundation
import Reports
import Scenario
import Subcommands

/// A place where classes are taught, with a format of its own.
enum DeliveryPlace: String, CaseIterable {
    case gradescope, classroom50, exercism, junit, actions
}

/// Writes a submission as a place reads it.
struct DeliveryWriter {
    private let place: DeliveryPlace
    private let classroom50: Classroom50Place?

    /// A place that cannot be written for.
    struct Fault: ExplainedError, Hashable {
        /// What is wrong, and what to do.
        let message: String
    }

    /// Creates a writer.
    ///
    /// - Parameter environment: What the place says in the environment; `COMMIT_DATE` is the commit's
    ///   date as `git log --format=%cI` has it.
    init(_ place: DeliveryPlace, _ environment: [String: String]) throws {
        self.place = place
        switch place {
        case .classroom50:
            let text = environment["COMMIT_DATE"] ?? ""
            guard let date = try? Date(text, strategy: .iso8601) else {
                throw Fault(
                    message:
                        "COMMIT_DATE is \(text.isEmpty ? "missing" : "no date"): set it to what "
                        + "git log -1 --format=%cI says of the submission."
                )
            }
            classroom50 = try Classroom50Place(environment, committed: date)
        case .gradescope, .exercism, .junit, .actions: classroom50 = nil
        }
    }

    /// The file's text.
    func text(_ submission: SubmissionReport) throws -> String {
        switch place {
        case .gradescope: return try GradescopeResults(submission).text()
        case .exercism: return try ExercismResults(submission).text()
        case .actions: return try ActionsLog(submission, token: token).text()
        case .junit:
            let file = JUnitXML()
            return file.opening() + file.piece(for: submission) + file.closing
        case .classroom50:
            guard let classroom50 else { throw Fault(message: "There is no classroom.") }
            return try Classroom50Result(submission, at: classroom50).text()
        }
    }

    /// Letters and digits that nobody guesses.
    private var token: String {
        UUID().uuidString.replacing("-", with: "") + UUID().uuidString.replacing("-", with: "")
    }
}
