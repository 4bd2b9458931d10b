import Results

extension ExerciseReport {
    /// A report without results, or with those of some tests.
    ///
    /// - Parameters:
    ///   - answerPath: By default the answer in the workbook's own folder.
    ///   - lessonPath: By default the lesson in the workbook's own folder.
    package init(
        _ outcome: Outcome,
        on exercise: Exercise,
        answerPath: String? = nil,
        lessonPath: String? = nil,
        seed: UInt64,
        tests: [TestReport] = [],
        message: String = ""
    ) {
        let folder = "Exercises/\(exercise.slug)"
        self.init(
            exercise: exercise.number,
            slug: exercise.slug,
            title: exercise.title,
            answerPath: answerPath ?? "\(folder)/\(exercise.answerFile)",
            lessonPath: lessonPath ?? "\(folder)/README.md",
            outcome: outcome,
            seed: seed,
            tests: tests,
            message: message
        )
    }
}
