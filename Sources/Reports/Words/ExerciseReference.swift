import Scenario

/// An exercise that a report points to.
package struct ExerciseReference: Hashable, Sendable {
    /// The exercise's number.
    package var exercise: Int
    /// The file of its lesson.
    package var lessonPath: String

    package init(exercise: Int, lessonPath: String) {
        self.exercise = exercise
        self.lessonPath = lessonPath
    }
}
