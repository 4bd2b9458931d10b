import Scenario

/// An exercise of the workbook: a folder under Exercises, and one of the same name under Solutions.
///
/// Number, name, answer file and type follow from the folders; ``ExerciseManifest`` says the rest.
package struct Exercise: Sendable {
    /// The number by which it is asked for.
    package let number: Int
    /// The name of its folders, after the number.
    package let name: String
    /// The file that a student edits.
    package let answerFile: String
    /// What the answer's type must be, as the stub declares it, such as `class BaseView: UIView`.
    package let declaration: String
    private let manifest: ExerciseManifest

    init(
        number: Int,
        name: String,
        answerFile: String,
        declaration: String,
        _ manifest: ExerciseManifest
    ) {
        self.number = number
        self.name = name
        self.answerFile = answerFile
        self.declaration = declaration
        self.manifest = manifest
    }

    /// The name of its folders.
    package var slug: String { (number < 10 ? "0" : "") + "\(number)-\(name)" }
    /// The name of its grading suite.
    package var suite: String { "\(name)Grading" }
    /// The type that the answer must declare: its file has the type's name.
    package var answerType: String { String(answerFile.dropLast(".swift".count)) }
    /// The title, for people.
    package var title: String { manifest.title }
    /// What is to be done, in a sentence.
    package var task: String { manifest.task }
    /// The slug of the interview's topic that it belongs to.
    package var topic: String { manifest.topic }
    /// What kind of thing the answer is.
    package var shape: AnswerShape { manifest.shape }
    /// What its scenes are like, and how random ones are made.
    package var scenes: any SceneDomain.Type { manifest.scenes.domain }
    /// What an answer and the reference must agree in, wherever they are compared in random scenes.
    package var agreement: Criterion { manifest.agreement }
    /// All that is looked at to tell one wrong answer from another.
    package var criteria: [Criterion] { manifest.criteria }

    /// What an answer answers, as opposed to the way there: by it a constant answer is known.
    var answered: Criterion { criteria.contains(.hitViews) ? .hitViews : agreement }

    /// What is forbidden in random scenes, too: an answer may know the tests' own scenes.
    var forbiddenByChance: [Criterion] {
        criteria.filter { criterion in
            switch criterion {
            case .never(.systemHitTest), .never(.writing), .never(.readingNext): true
            case .never(.loadingViews), .never(.crash), .hitViews, .way, .touches, .actions,
                .layers, .alerts, .setUp, .chain, .uses:
                false
            }
        }
    }

    /// All that random scenes are held against, what the answer and the reference must agree in first.
    var criteriaByChance: [Criterion] { [agreement] + forbiddenByChance }

    /// The exercise with a number.
    package static func numbered(_ number: Int) -> Exercise? {
        all.first { $0.number == number }
    }

    /// The exercise with a name, such as `SystemHitTest`.
    package static func named(_ name: String) throws(ExerciseFault) -> Exercise {
        guard let exercise = all.first(where: { $0.name == name }) else {
            throw ExerciseFault("There is no exercise \(name) under Exercises.")
        }
        return exercise
    }
}

extension Exercise: Hashable {
    /// Whether two are the same exercise, by their numbers.
    package static func == (first: Exercise, second: Exercise) -> Bool {
        first.number == second.number
    }

    /// Hashes the number.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(number)
    }
}
