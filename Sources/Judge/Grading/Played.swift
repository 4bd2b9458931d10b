import Catalogue
import Explanation
import Play
import Scenario
import Wire

extension GradingSession {
    /// The result of one scene.
    package struct Played {
        /// The reference's events.
        package var reference: [UInt8]
        /// The attempt's events, as far as it got.
        package var attempt: [UInt8]
        /// How the attempt's process ended, if it did not finish the scene.
        package var termination: Termination?
        /// The attempt's output, if the scene was played alone.
        var printed: PrintedText?

        package init(reference: [UInt8], attempt: [UInt8], termination: Termination? = nil) {
            self.reference = reference
            self.attempt = attempt
            self.termination = termination
        }
    }
}

extension GradingSession.Played {
    /// Pairs the results of a playback with the reference's.
    static func pairs(
        _ reference: ArraySlice<[UInt8]>,
        _ playback: AttemptProcess.Playback
    ) -> [GradingSession.Played] {
        zip(reference, playback.events).enumerated().map { index, events in
            GradingSession.Played(
                reference: events.0,
                attempt: events.1,
                termination: index == playback.events.count - 1 ? playback.termination : nil
            )
        }
    }

    func comparison(by criterion: Criterion, in scene: Scene) throws -> CaseComparison {
        CaseComparison(
            criterion: criterion,
            scene: scene,
            reference: try TraceEvent.events(in: reference[...]),
            attempt: try TraceEvent.events(in: attempt[...])
        )
    }
}
