import Catalogue
import Explanation
import Scenario
import Wire

/// Why a scene fails, without names and numbers, so that equal faults compare equal.
package enum FailureReason: Hashable {
    case ended(Termination.Kind, code: Int)
    /// The first step that differs and matters.
    case differs(Reason)

    /// Whether the scene ended the process without reaching a limit.
    var isCrash: Bool {
        if case .ended(let kind, _) = self { !kind.isLimit } else { false }
    }
}

extension GradingSession.Played {
    /// `nil` if the scene passes.
    package func reason(by criterion: Criterion, in scene: Scene) -> FailureReason? {
        if let termination {
            return .ended(
                termination.kind.isLimit ? .timeLimit : termination.kind,
                code: termination.kind == .signal ? termination.code : 0
            )
        }
        if criterion.comparesWithReference, reference == attempt { return nil }
        return (try? comparison(by: criterion, in: scene))
            .flatMap(FirstDifference.init)
            .map { .differs($0.reason) }
    }

    package func failingStep(by criterion: Criterion, in scene: Scene) -> Int? {
        if termination != nil {
            // Events that were not sent before the end are lost. Without any event, every step may be the
            // failing one.
            let trace = TraceEvent.readableEvents(in: attempt[...])
            return trace.isEmpty ? scene.script.count - 1 : trace.lastStep
        }
        return (try? comparison(by: criterion, in: scene).firstDifference())??.stepIndex
    }
}
