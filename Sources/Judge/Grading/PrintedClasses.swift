/// Classes of the grader's, as an answer prints them.
enum PrintedClasses {
    /// A text with each class under the name by which the student knows it: the answer's own, or UIKit's.
    ///
    /// The grader makes views of subclasses that tell what happens to them.
    static func readable(_ text: String, _ exercise: Exercise) -> String {
        text.replacing(/\bWorkbookAnswer\b/, with: exercise.answerType)
            .replacing(
                /\b(?:AttemptRunner\.)?Traced(View|Button|Window|Controller|ApplicationDelegate)\b/
            ) { match in
                switch match.output.1 {
                case "Controller": "UIViewController"
                case "ApplicationDelegate": "AppDelegate"
                default: "UI\(match.output.1)"
                }
            }
            .replacing(/\bUIKitModel\./, with: "UIKit.")
    }
}
