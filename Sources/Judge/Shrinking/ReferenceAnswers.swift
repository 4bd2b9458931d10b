import Catalogue
import Results
import Scenario
import Wire

/// The reference's results in the steps that decide a verdict, such as hit views, alerts and actions.
///
/// The name of a test states an expected result. A smaller scene with another result would contradict that
/// name, and so would a scene whose touch moved onto an edge or off one.
struct ReferenceAnswers: Hashable {
    /// The answers of the failing step, or of all steps if the failing step is unknown.
    private let deciding: Set<[String]>
    /// The answers of all steps up to the failing one.
    private let all: Set<[String]>
    /// The names of the views on whose edges a touch lies.
    private let edges: Set<String>

    /// Reads the answers from a failing scene.
    ///
    /// If the attempt's process ended, the failing step is unknown and all steps decide.
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

    /// True if all answers here also occur in `others` and the same edges are touched.
    func isWithin(_ others: ReferenceAnswers) -> Bool {
        deciding.isSubset(of: others.deciding) && all.isSubset(of: others.all)
            && edges == others.edges
    }

    /// The answers by step.
    ///
    /// Events before the first touch belong to every step.
    private static func steps(
        of played: GradingSession.Played,
        by criterion: Criterion,
        in scene: Scene
    ) -> [[String]] {
        let words = EventClause(scene)
        var added: [String] = []
        var steps: [[String]] = []
        for event in (try? TraceEvent.events(in: played.reference[...])) ?? [] {
            if event.isStep {
                steps.append(added)
            } else if criterion.isCompared(event), kinds.contains(event.kind) {
                if steps.isEmpty {
                    added.append(words.clause(event))
                } else {
                    steps[steps.count - 1].append(words.clause(event))
                }
            }
        }
        return steps
    }

    /// The results, without the steps that lead to them.
    private static let kinds: Set<TraceEvent.Kind> = [
        .hit, .alert, .alertIgnored, .alertChanged, .action, .next, .chain, .delivered, .handled,
        .setUp, .controlState, .leftChanged,
    ]
}
