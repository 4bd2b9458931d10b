import Scenario

/// The scenes in which an answer's behaviour is held against the catalogue's: always the same ones.
struct Probes {
    /// The scenes.
    let scenes: [Scene]
    private let channels: [BehaviourChannel]
    private let kinds: Set<TraceEvent.Kind>

    private static let seed: UInt64 = 1_859
    private static let sceneCount = 200

    /// Makes the probes of an exercise.
    init(_ exercise: Exercise) {
        scenes = (1...Probes.sceneCount).map {
            RandomRound.scene($0, of: exercise, seed: Probes.seed)
        }
        channels = exercise.criteria.map(\.channel)
        var told = Criterion.kinds(of: exercise.criteria)
        // An endless loop that reads tells so much that it need not run into the limit of time.
        if told.contains(.readOfNext) { told.insert(.read) }
        kinds = told
    }

    /// What an answer does in the probes.
    ///
    /// - Parameters:
    ///   - session: The answer.
    ///   - endings: How many times its process may end before no more is asked.
    func behaviour(in session: GradingSession, endings: Int) throws -> Behaviour {
        var behaviour = Behaviour()
        var remaining = scenes[...]
        var endings = endings
        let deadline = monotonicSeconds() + session.limits.secondsOfProbes
        while !remaining.isEmpty, endings > 0, monotonicSeconds() < deadline,
            session.hasTimeLeft
        {
            let results = try session.play(Array(remaining), .probe(kinds))
            for (scene, played) in zip(remaining, results) {
                if let termination = played.termination {
                    behaviour.add(scene, channels, ending: termination)
                    endings -= termination.costInEndings
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

extension Termination {
    /// An endless loop costs as much time as many crashes, whichever limit ends it.
    fileprivate var costInEndings: Int {
        switch kind {
        case .timeLimit, .flood: 10
        case .signal, .exit, .nonsense: 1
        }
    }
}

extension Criterion {
    /// The side of an answer's behaviour that the criterion looks at.
    fileprivate var channel: BehaviourChannel {
        switch self {
        case .never(let step): .forbidden { step.matches($0) }
        case .uses(let step): .required { step.matches($0) }
        case .hitViews, .way, .touches, .actions, .layers, .alerts, .setUp, .chain:
            .events(kinds.subtracting([.stepBegan]))
        }
    }
}
