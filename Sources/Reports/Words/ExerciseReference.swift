import Scenario

/// An exercise that a report points to.
public struct ExerciseReference: Hashable, Sendable {
    /// The exercise's number.
    public var exercise: Int
    /// The file of its lesson.
    public var lessonPath: String

    /// Creates a reference.
    public init(exercise: Int, lessonPath: String) {
        self.exercise = exercise
        self.lessonPath = lessonPath
    }
}
