import Scenario

/// An exercise of the workbook: where its files are, and what they are called.
///
/// To add one: a folder under Exercises, Solutions and Harnesses, a suite under Tests/Grading, and
/// a line in ``all``.
public struct Exercise: Sendable {
    /// The number by which it is asked for.
    public let number: Int
    /// The name of its folders, after the number.
    public let name: String
    /// The file that a student edits.
    public let answerFile: String
    /// The type that the answer must declare.
    public let answerType: String
    /// What the type must be, as it is declared in the stub.
    public let declaration: String
    /// The title, for people.
    public let title: String
    /// What is to be done, in a sentence.
    public let task: String

    /// What its scenes are like, and how chance makes them.
    public let scenes: any SceneDomain.Type
    /// What an answer and the reference must agree in, wherever they are compared by chance.
    public let agreement: Criterion
    /// All that is looked at to tell one wrong answer from another.
    public let criteria: [Criterion]

    /// What an answer answers, as opposed to the way there: by it a constant answer is known.
    var answered: Criterion { criteria.contains(.hitViews) ? .hitViews : agreement }

    /// The properties of the answer that are set from outside, as outlets are.
    public var outlets: Set<String> = []
    /// What the answer must declare beside its type, for the harness.
    var furtherTypes: [String] = []

    /// What is forbidden in scenes by chance, too: an answer may know the tests' own scenes.
    var forbiddenByChance: [Criterion] {
        criteria.filter { criterion in
            switch criterion {
            case .never(.systemHitTest), .never(.writing), .never(.readingNext): true
            case .never(.loadingViews), .never(.crash), .hitViews, .way, .touches, .actions,
                .layers, .alerts, .setUp,
                .chain, .uses:
                false
            }
        }
    }

    /// All that scenes by chance are held against, what the answer and the reference must agree in first.
    var criteriaByChance: [Criterion] { [agreement] + forbiddenByChance }

    /// The name of its folders.
    public var slug: String { "0\(number)-\(name)" }
    /// The name of its grading suite.
    public var suite: String { "\(name)Grading" }

    /// All exercises, in order.
    public static let all: [Exercise] = [
        containsPoint, layerHitTest, systemHitTest, shelterView, roundButton, responderChain,
    ]

    /// The exercise with a number.
    public static func numbered(_ number: Int) -> Exercise? {
        all.first { $0.number == number }
    }

    /// Exercise 1.
    public static let containsPoint = Exercise(
        number: 1,
        name: "ContainsPoint",
        answerFile: "ContainsPointViewController.swift",
        answerType: "ContainsPointViewController",
        declaration: "class ContainsPointViewController: UIViewController",
        title: "Which layer? Asking with contains",
        task: "Add the blue layer in viewDidLoad. In touchesBegan, convert the touch from layer to "
            + "layer with convert(_:from:), ask with contains(_:), and show the right alert.",
        scenes: ContainsPointScenes.self,
        agreement: .alerts,
        criteria: [.setUp, .alerts, .uses(.layerContains), .uses(.conversion)],
        outlets: ["layerView"]
    )

    /// Exercise 2.
    public static let layerHitTest = Exercise(
        number: 2,
        name: "LayerHitTest",
        answerFile: "HitTestViewController.swift",
        answerType: "HitTestViewController",
        declaration: "class HitTestViewController: UIViewController",
        title: "Which layer? Letting hitTest find out",
        task: "The same scene and alerts, found with layerView.layer.hitTest(_:), wherever the "
            + "white view lies inside the controller's view.",
        scenes: LayerHitTestScenes.self,
        agreement: .alerts,
        criteria: [.setUp, .alerts, .uses(.layerHitTest)],
        outlets: ["layerView"]
    )

    /// Exercise 3.
    public static let systemHitTest = Exercise(
        number: 3,
        name: "SystemHitTest",
        answerFile: "BaseView.swift",
        answerType: "BaseView",
        declaration: "class BaseView: UIView",
        title: "The system's hitTest, written out",
        task: "Override hitTest(_:with:) so that it finds the view that UIView's own "
            + "implementation would find, in the same way, without calling it.",
        scenes: HierarchyScenes.self,
        agreement: .way,
        criteria: [.hitViews, .way, .never(.systemHitTest), .never(.writing)]
    )

    /// Exercise 4.
    public static let shelterView = Exercise(
        number: 4,
        name: "ShelterView",
        answerFile: "ShelterView.swift",
        answerType: "ShelterView",
        declaration: "class ShelterView: UIView",
        title: "A shelter over a button",
        task: "Where the shelter covers a button below it that can take the touch, the button gets "
            + "it; the rest of the shelter keeps its touches.",
        scenes: ShelterScenes.self,
        agreement: .hitViews,
        criteria: [.hitViews, .actions, .never(.writing)]
    )

    /// Exercise 5.
    public static let roundButton = Exercise(
        number: 5,
        name: "RoundButton",
        answerFile: "RoundButton.swift",
        answerType: "RoundButton",
        declaration: "class RoundButton: UIButton",
        title: "A round button",
        task: "Let the button react in the circle inscribed in its bounds only; touches in the "
            + "corners fall through to what lies beneath.",
        scenes: RoundButtonScenes.self,
        agreement: .hitViews,
        criteria: [.hitViews, .actions, .never(.writing)]
    )

    /// Exercise 6.
    public static let responderChain = Exercise(
        number: 6,
        name: "ResponderChain",
        answerFile: "ResponderChain.swift",
        answerType: "ResponderChain",
        declaration: "enum ResponderChain",
        title: "The responder chain, written out",
        task: "Write the next responder of every kind of responder without reading next, the whole "
            + "chain, and the delivery of touches along it.",
        scenes: ResponderScenes.self,
        agreement: .chain,
        criteria: [.chain, .never(.readingNext)],
        furtherTypes: ["TouchHandling"]
    )
}

extension Exercise: Hashable {
    /// Whether two are the same exercise, by their numbers.
    public static func == (first: Exercise, second: Exercise) -> Bool {
        first.number == second.number
    }

    /// Hashes the number.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(number)
    }
}
