/// The reason for the grading, which determines the text after a pass and the kind of points.
package enum Occasion: Hashable, Sendable {
    /// A student's own check; `nextLesson` is a path, or `nil` if no other exercise is open.
    case check(nextLesson: String?)
    /// A student's own check of one case, which says nothing about the other ones.
    case checkOfCase
    /// A page about a student's own check, which links to the next lesson.
    case page
    /// Repeated checks, as in `make watch`, which names the next command itself.
    case repeatedly
    /// The grading of a class, with the teacher's points.
    case classroom(points: Double, maximum: Double)
}
