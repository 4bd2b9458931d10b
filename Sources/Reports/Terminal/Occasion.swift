/// Why an answer was graded: it decides what is said after a pass, and whose points count.
package enum Occasion: Hashable, Sendable {
    /// A student's own check; with the exercise to go on with, or `nil` after the last one.
    case check(next: ExerciseReference?)
    /// A student's answer is checked again and again, without a command for each time; with the
    /// exercise to go on with.
    case repeatedly(next: ExerciseReference?)
    /// A class is graded, and a teacher says what is worth how many points.
    case classroom(points: Double, maximum: Double)
}
