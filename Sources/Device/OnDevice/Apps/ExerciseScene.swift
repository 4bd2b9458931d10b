/// The scene that this app shows; the workbook wrote it.
enum ExerciseScene {
    static let title = ##"TitleOfScene"##
    /// JSON without the properties that have their default values.
    static let text = ##"TextOfScene"##
}
