import Platform
import Scenario

/// An exercise of the workbook: a folder under Exercises, and one of the same name under Solutions.
///
/// Its number, name, answer file and type follow from the folders. ``ExerciseManifest`` contains
/// the rest.
package struct Exercise: Sendable {
    package let number: Int
    /// The name of its folders, after the number.
    package let name: String
    package let answerFile: String
    /// The answer type's declaration in the stub, such as `class BaseView: UIView`.
    package let declaration: String
    let manifest: ExerciseManifest

    /// The name of its folders.
    package var slug: String { (number < 10 ? "0" : "") + "\(number)-\(name)" }
    package var suite: String { "\(name)Grading" }
    /// The type that the answer must declare: its file has the type's name.
    package var answerType: String { String(answerFile.dropLast(".swift".count)) }
    package var title: String { manifest.title }
    /// The task in one sentence.
    package var task: String { manifest.task }
    /// The slug of the interview topic to which it belongs.
    package var topic: String { manifest.topic }
    package var shape: AnswerShape { manifest.shape }
    /// How its scenes are built, and how random ones are generated.
    package var scenes: SceneKind { manifest.scenes }
    /// The criterion by which answer and reference are compared in random scenes.
    package var agreement: Criterion { manifest.agreement }
    /// The criteria that distinguish one wrong answer from another.
    package var criteria: [Criterion] { manifest.criteria }

    /// The criterion that compares the result rather than the way to it.
    ///
    /// It identifies a constant answer.
    package var answered: Criterion { criteria.contains(.hitViews) ? .hitViews : agreement }

    /// The forbidden steps that random scenes check as well, because an answer may know the tests'
    /// own scenes.
    var forbiddenInRandomScenes: [Criterion] {
        criteria.filter { criterion in
            switch criterion {
            case .never(.systemHitTest), .never(.writing), .never(.readingNext): true
            case .never(.loadingViews), .never(.crash), .hitViews, .way, .touches, .actions,
                .controlStates, .layers, .alerts, .setUp, .chain, .uses:
                false
            }
        }
    }

    /// The rules that any scene can show to be broken.
    package var rules: [Criterion] { forbiddenInRandomScenes.filter(\.isRuleOfExercise) }
    /// All criteria for random scenes, the agreement first.
    package var randomCriteria: [Criterion] { [agreement] + forbiddenInRandomScenes }

    package static func numbered(_ number: Int) -> Exercise? {
        all.first { $0.number == number }
    }

    /// The exercise with a name, such as `SystemHitTest`.
    package static func named(_ name: String) throws(Fault) -> Exercise {
        guard let exercise = all.first(where: { $0.name == name }) else {
            throw Fault("There is no exercise \(name) under Exercises.")
        }
        return exercise
    }
}

extension Exercise: Hashable {
    package static func == (first: Exercise, second: Exercise) -> Bool {
        first.number == second.number
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(number)
    }
}
