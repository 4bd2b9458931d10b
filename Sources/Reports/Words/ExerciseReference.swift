import Scenario

/// An exercise that a report refers to.
package struct ExerciseReference: Hashable, Sendable {
    package var exercise: Int
    /// The path of its lesson.
    package var lessonPath: String

    package init(exercise: Int, lessonPath: String) {
        self.exercise = exercise
        self.lessonPath = lessonPath
    }
}
