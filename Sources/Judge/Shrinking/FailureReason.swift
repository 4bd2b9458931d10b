import Scenario

/// Why a scene goes wrong, without the names and numbers of the scene: two scenes that fail for the
/// same reason show the same fault.
enum FailureReason: Hashable {
    /// The attempt's process ended.
    case ended(Termination.Kind, code: Int)
    /// The first step that differs and matters.
    case differs(Reason)
}

extension GradingSession.Played {
    /// Why the scene went wrong; `nil` where it went right.
    func reason(by criterion: Criterion, in scene: Scene) -> FailureReason? {
        if let termination {
            return .ended(
                // Whether a limit of time or of prints is met first is by chance.
                termination.kind == .flood ? .timeLimit : termination.kind,
                code: termination.kind == .signal ? termination.code : 0
            )
        }
        if criterion.comparesWithReference, reference == attempt { return nil }
        return (try? comparison(by: criterion, in: scene))
            .flatMap(FirstDifference.init)
            .map { .differs($0.reason) }
    }

    /// The step of the script that went wrong.
    func failingStep(by criterion: Criterion, in scene: Scene) -> Int? {
        if termination != nil {
            // What was not sent before the end is lost: then any step may be the one.
            let trace = TraceEvent.readableEvents(in: attempt[...])
            return trace.isEmpty ? scene.script.count - 1 : TerminationWords.step(of: trace)
        }
        return (try? comparison(by: criterion, in: scene).firstDifference())??.stepIndex
    }
}
