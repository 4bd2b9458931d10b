import Scenario

extension GradingSession {
    /// What became of one scene.
    package struct Played {
        /// The reference's steps.
        package var reference: [UInt8]
        /// The attempt's steps, as far as it came.
        package var attempt: [UInt8]
        /// How the attempt's process ended, if it did not play the scene to the end.
        package var termination: Termination?
        /// What the attempt printed, where the scene was played by itself.
        var printed: PrintedText?
    }
}

extension GradingSession.Played {
    /// The results of one playback beside the reference's.
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

    /// The two traces, to be compared by a criterion.
    func comparison(by criterion: Criterion, in scene: Scene) throws -> CaseComparison {
        CaseComparison(
            criterion: criterion,
            scene: scene,
            reference: try TraceEvent.events(in: reference[...]),
            attempt: try TraceEvent.events(in: attempt[...])
        )
    }
}
