import Foundation
import Platform
import Scenario

/// The environment variables that describe a submission to Classroom 50's grader.
package struct Classroom50Submission: Hashable, Sendable {
    package let classroom: String
    package let assignment: String
    package let kind: Kind
    /// The user or the group that submitted.
    package let owner: String
    /// The submission's tag, which begins with `submit/`.
    package let submission: String
    package let commit: String
    package let release: String
    package let review: String
    package let committed: Date

    package enum Kind: String, Sendable, CaseIterable {
        case individual
        case group
    }

    /// Reads the environment.
    ///
    /// - Parameters:
    ///   - environment: `CLASSROOM`, `ASSIGNMENT`, `ASSIGNMENT_TYPE`, `SUBMISSION_TAG`, `USERNAME`
    ///     or `OWNER`, `COMMIT_URL`, `RELEASE_URL` and `REVIEW_URL`.
    ///   - committed: The date of the commit, from `COMMIT_DATE`; `nil` if that is missing.
    /// - Throws: One sentence that names all missing variables, or an invalid one.
    package init(_ environment: [String: String], committed: Date?) throws(Mistake) {
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
        if committed == nil {
            missing.append("COMMIT_DATE (what git log -1 --format=%cI says of the submission)")
        }
        self.committed = committed ?? .distantPast
        guard missing.isEmpty else {
            throw Mistake(
                "Classroom 50's environment lacks \(missing.joined(separator: ", ")). "
                    + "Run this in the grading step of its workflow, or set what is missing."
            )
        }
        guard let kind = Kind(rawValue: type) else {
            throw Mistake(
                "ASSIGNMENT_TYPE is \(type). Classroom 50 knows individual and group."
            )
        }
        guard submission.hasPrefix(Classroom50Submission.tagBeginning) else {
            throw Mistake(
                "SUBMISSION_TAG is \(submission). Classroom 50's tags begin with "
                    + "\(Classroom50Submission.tagBeginning)"
                    + "."
            )
        }
        self.kind = kind
    }

    private static let tagBeginning = "submit/"
}
