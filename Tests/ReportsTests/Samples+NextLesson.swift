import Examples

extension Samples {
    static let nextLesson = "Exercises/04-ShelterView/README.md"
}
