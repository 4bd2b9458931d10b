import Behaviours
import Catalogue
import Platform
import Play
import Scenario

/// The fixed scenes in which an answer's behaviour is compared with the catalogue.
struct Probes {
    let scenes: [Scene]
    let channels: [BehaviourChannel]
    private let kinds: Set<TraceEvent.Kind>

    private static let seed: UInt64 = 1_859
    private static let sceneCount = 200

    init(_ exercise: Exercise) {
        scenes = (1...Probes.sceneCount).map {
            RandomRound.scene($0, of: exercise, seed: Probes.seed)
        }
        channels = exercise.criteria.map(\.channel)
        var told = Criterion.kinds(of: exercise.criteria)
        // With reads recorded too, an endless loop of reads hits the output limit before the timeout.
        if told.contains(.readOfNext) { told.insert(.read) }
        kinds = told
    }

    /// Plays the probes and records the answer's behaviour.
    func behaviour(in session: GradingSession) throws -> Behaviour {
        try behaviour(
            within: session.limits.probes,
            while: { session.hasTimeLeft },
            playing: { try session.play($0, .probe(kinds)) }
        )
    }

    /// Records the behaviour in probes; it stays unknown in those for which limits or time run out.
    ///
    /// - Parameters:
    ///   - hasTimeLeft: Whether time is left for the answer. Recording a long trace takes longer than
    ///     playing it.
    ///   - play: Plays scenes until the answer's process ends.
    func behaviour(
        within limits: ProbeLimits,
        while hasTimeLeft: () -> Bool,
        playing play: ([Scene]) throws -> [GradingSession.Played]
    ) throws -> Behaviour {
        var behaviour = Behaviour()
        var remaining = scenes[...]
        var endings = limits.endings
        let deadline = monotonicSeconds() + limits.seconds
        while !remaining.isEmpty, endings > 0, monotonicSeconds() < deadline, hasTimeLeft() {
            for played in try play(Array(remaining)) {
                guard hasTimeLeft() else { break }
                let scene = remaining.removeFirst()
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
        case .hitViews, .way, .touches, .actions, .controlStates, .layers, .alerts, .setUp,
            .chain:
            .events(kinds.subtracting([.stepBegan]))
        }
    }
}
