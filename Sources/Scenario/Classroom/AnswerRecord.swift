/// One student's answer to one exercise, graded: what is written down at once, and read again by
/// everything that comes later.
public struct AnswerRecord: Codable, Hashable, Sendable {
    /// The student, by the name of the submission's folder.
    public var student: String
    /// What the verdict depends on, as a hash: answers with the same tokens, graded alike, share it.
    ///
    /// Empty where there was nothing to grade.
    public var key: String
    /// What protected the machine meanwhile.
    public var protection: Protection
    /// What was found; `answerPath` is the file's place within the submission.
    public var report: ExerciseReport

    /// Creates a record.
    public init(student: String, key: String, protection: Protection, report: ExerciseReport) {
        self.student = student
        self.key = key
        self.protection = protection
        self.report = report
    }
}
