package struct ExerciseReference: Hashable, Sendable {
    package var exercise: Int
    package var lessonPath: String

    package init(exercise: Int, lessonPath: String) {
        self.exercise = exercise
        self.lessonPath = lessonPath
    }
}
