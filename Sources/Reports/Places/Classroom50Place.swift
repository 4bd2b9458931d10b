import Foundation
import Scenario

/// Where a submission was handed in, as Classroom 50 tells its grader in environment variables.
package struct Classroom50Place: Hashable, Sendable {
    /// The classroom's name.
    package let classroom: String
    /// The assignment's name.
    package let assignment: String
    /// Whether students hand in alone.
    package let kind: Kind
    /// The user or the group that handed in.
    package let owner: String
    /// The submission's tag, which begins with `submit/`.
    package let submission: String
    /// The commit's address.
    package let commit: String
    /// The release's address.
    package let release: String
    /// The review's address.
    package let review: String
    /// When the commit was made.
    package let committed: Date

    /// Who hands in.
    package enum Kind: String, Codable, Sendable, CaseIterable {
        /// Each student for themself.
        case individual
        /// Several together.
        case group
    }

    /// An environment that is not Classroom 50's.
    package struct Fault: ExplainedError, Hashable {
        /// What is wrong, and what to do.
        package let message: String
    }

    /// Reads an environment.
    ///
    /// - Parameters:
    ///   - environment: `CLASSROOM`, `ASSIGNMENT`, `ASSIGNMENT_TYPE`, `SUBMISSION_TAG`, `USERNAME` or
    ///     `OWNER`, `COMMIT_URL`, `RELEASE_URL` and `REVIEW_URL`.
    ///   - committed: When the commit was made.
    /// - Throws: One sentence that names everything that is missing, or what is not understood.
    package init(_ environment: [String: String], committed: Date) throws(Fault) {
        var missing: [String] = []
        func value(_ names: String...) -> String {
            let value = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
            if value == nil { missing.append(names.joined(separator: " or ")) }
            return value ?? ""
        }
        classroom = value("CLASSROOM")
        assignment = value("ASSIGNMENT")
        let type = value("ASSIGNMENT_TYPE")
        submission = value("SUBMISSION_TAG")
        owner = value("USERNAME", "OWNER")
        commit = value("COMMIT_URL")
        release = value("RELEASE_URL")
        review = value("REVIEW_URL")
        self.committed = committed
        guard missing.isEmpty else {
            throw Fault(
                message: "Classroom 50's environment lacks \(missing.joined(separator: ", ")). "
                    + "Run this in the grading step of its workflow, or set what is missing."
            )
        }
        guard let kind = Kind(rawValue: type) else {
            throw Fault(
                message: "ASSIGNMENT_TYPE is \(type). Classroom 50 knows individual and group."
            )
        }
        guard submission.hasPrefix(Classroom50Place.tagBeginning) else {
            throw Fault(
                message: "SUBMISSION_TAG is \(submission). Classroom 50's tags begin with "
                    + "\(Classroom50Place.tagBeginning)"
                    + "."
            )
        }
        self.kind = kind
    }

    private static let tagBeginning = "submit/"
}
