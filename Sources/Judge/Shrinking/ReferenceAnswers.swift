import Scenario

/// What the reference answers in the steps of a scene that decide a verdict: which view is hit, which
/// alert is shown, which action runs, who is next.
///
/// A named test says what is to happen. A smaller scene in which the reference answers something else
/// would contradict the name under which it is shown, and so would one whose touch left an edge, or came
/// upon one.
struct ReferenceAnswers: Hashable {
    /// The answers of the step that goes wrong; of all steps where nobody knows which one it is.
    private let deciding: Set<[String]>
    /// The answers of all steps up to that one.
    private let all: Set<[String]>
    /// The views on whose edges the touch lies.
    private let edges: Set<String>

    /// Reads the answers from a scene that went wrong.
    ///
    /// Where the attempt's process ended, nobody knows in which step: all of them decide.
    init(_ played: GradingSession.Played, by criterion: Criterion, in scene: Scene) {
        let steps = ReferenceAnswers.steps(of: played, by: criterion, in: scene)
        guard played.termination == nil,
            let step = played.failingStep(by: criterion, in: scene), step < steps.count
        else {
            deciding = Set(steps)
            all = deciding
            edges = []
            return
        }
        deciding = [steps[step]]
        all = Set(steps[...step])
        edges = scene.edgesTouched(inStep: step)
    }

    /// Whether nothing is answered here that was not answered there, and the same edges are touched.
    func isWithin(_ others: ReferenceAnswers) -> Bool {
        deciding.isSubset(of: others.deciding) && all.isSubset(of: others.all)
            && edges == others.edges
    }

    /// The answers, step by step.
    ///
    /// What is added before the first touch belongs to every step.
    private static func steps(
        of played: GradingSession.Played,
        by criterion: Criterion,
        in scene: Scene
    ) -> [[String]] {
        let words = EventWords(scene)
        var added: [String] = []
        var steps: [[String]] = []
        for event in (try? TraceEvent.events(in: played.reference[...])) ?? [] {
            if event.isStep {
                steps.append(added)
            } else if criterion.compares(event), kinds.contains(event.kind) {
                if steps.isEmpty {
                    added.append(words.clause(event))
                } else {
                    steps[steps.count - 1].append(words.clause(event))
                }
            }
        }
        return steps
    }

    /// What is an answer, not a step on the way to one.
    private static let kinds: Set<TraceEvent.Kind> = [
        .hit, .alert, .alertIgnored, .action, .next, .chain, .delivered, .handled, .setUp,
    ]
}
