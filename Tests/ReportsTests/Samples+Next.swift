import Examples
import Reports

extension Samples {
    static let next = ExerciseReference(
        exercise: 4,
        lessonPath: "Exercises/04-ShelterView/README.md"
    )
}
