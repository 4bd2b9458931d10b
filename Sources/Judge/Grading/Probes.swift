import Behaviours
import Catalogue
import Platform
import Play
import Scenario

/// The fixed scenes in which an answer's behaviour is compared with the catalogue.
struct Probes {
    let scenes: [Scene]
    private let channels: [BehaviourChannel]
    private let kinds: Set<TraceEvent.Kind>

    private static let seed: UInt64 = 1_859
    private static let sceneCount = 200

    init(_ exercise: Exercise) {
        scenes = (1...Probes.sceneCount).map {
            RandomRound.scene($0, of: exercise, seed: Probes.seed)
        }
        channels = exercise.criteria.map(\.channel)
        var told = Criterion.kinds(of: exercise.criteria)
        // If reads are recorded too, an endless loop of reads hits the output limit before the
        // timeout.
        if told.contains(.readOfNext) { told.insert(.read) }
        kinds = told
    }

    /// Plays the probes and records the answer's behaviour.
    ///
    /// `endings` limits how often the answer's process may end before the rest counts as unknown.
    func behaviour(in session: GradingSession, endings: Int) throws -> Behaviour {
        var behaviour = Behaviour()
        var remaining = scenes[...]
        var endings = endings
        let deadline = monotonicSeconds() + session.limits.probes.seconds
        while !remaining.isEmpty, endings > 0, monotonicSeconds() < deadline,
            session.hasTimeLeft
        {
            let results = try session.play(Array(remaining), .probe(kinds))
            for (scene, played) in zip(remaining, results) {
                if let termination = played.termination {
                    behaviour.add(scene, channels, ending: termination)
                    // An endless loop takes as long as many crashes.
                    endings -= termination.kind.isLimit ? 10 : 1
                } else {
                    try behaviour.add(
                        scene,
                        channels,
                        attempt: played.attempt,
                        reference: played.reference
                    )
                }
            }
            remaining = remaining.dropFirst(results.count)
        }
        for scene in remaining { behaviour.addUnknown(scene, channels) }
        return behaviour
    }
}

extension Criterion {
    /// The part of an answer's behaviour that the criterion compares.
    fileprivate var channel: BehaviourChannel {
        switch self {
        case .never(let step): .forbidden { step.matches($0) }
        case .uses(let step): .required { step.matches($0) }
        case .hitViews, .way, .touches, .actions, .layers, .alerts, .setUp, .chain:
            .events(kinds.subtracting([.stepBegan]))
        }
    }
}
