/// One student's graded answer to one exercise.
///
/// Grading writes it at once, and every later stage reads it.
package struct AnswerRecord: Codable, Hashable, Sendable {
    /// The student, by the name of the submission's folder.
    package var student: String
    /// A hash of everything that the verdict depends on, so that equal answers share one verdict.
    ///
    /// Answers with the same bytes have the same key under the same grading. Empty if there was
    /// nothing to grade.
    package var key: String
    package var protection: Protection
    /// A hash of the workbook's files that the verdict depends on.
    ///
    /// `nil` if nothing was graded.
    package var edition: String?
    /// The result, in which `answerPath` is relative to the submission.
    package var report: ExerciseReport
    /// The answer's text, which feedback shows beside the report.
    ///
    /// `nil` if nothing was graded. It is kept because machines that merge records lack the submissions.
    package var source: String?

    package init(
        student: String,
        key: String,
        protection: Protection,
        edition: String? = nil,
        report: ExerciseReport,
        source: String? = nil
    ) {
        self.student = student
        self.key = key
        self.protection = protection
        self.edition = edition
        self.report = report
        self.source = source
    }
}
