import Scenario
import Wire

/// Records how an answer deviates from the reference, with one cell for each step and channel.
///
/// Answers with the same fault have the same cells, independent of style.
package struct Behaviour: Hashable, Sendable {
    /// Each cell is ``same``, ``unknown``, or a number below ``limit`` that identifies the
    /// deviation.
    package private(set) var cells: [UInt32]

    /// Marks a step in which the answer agrees with the reference.
    package static let same = UInt32.max
    /// Marks a step that the answer did not play.
    package static let unknown = UInt32.max - 1
    /// Marks every step of a scene that ran into the timeout.
    package static let outOfTime = limit - 1
    /// Exceeds the number of every deviation.
    package static let limit: UInt32 = 1 << 12

    /// Creates a behaviour; by default it covers no scene.
    package init(cells: [UInt32] = []) {
        self.cells = cells
    }

    /// True if the answer played all scenes without a timeout.
    package var isComplete: Bool {
        !cells.contains { $0 == Behaviour.unknown || $0 == Behaviour.outOfTime }
    }

    /// True if the answer deviates from the reference, and only by timeouts.
    package var deviatesByTimeoutsOnly: Bool {
        cells.contains(Behaviour.outOfTime)
            && cells.allSatisfy {
                [Behaviour.same, Behaviour.unknown, Behaviour.outOfTime].contains($0)
            }
    }

    /// True if the answer agrees with the reference wherever its behaviour is known.
    package var isReference: Bool {
        cells.allSatisfy { $0 == Behaviour.same || $0 == Behaviour.unknown }
    }

    /// Returns the behaviour in one channel, given the number of channels in the cells.
    package func channel(_ index: Int, of count: Int) -> Behaviour {
        Behaviour(cells: stride(from: index, to: cells.count, by: count).map { cells[$0] })
    }

    /// Adds a scene that the answer did not play.
    package mutating func addUnknown(_ scene: Scene, _ channels: [BehaviourChannel]) {
        add(Behaviour.unknown, scene, channels)
    }

    /// Adds a scene in which the answer's process ended.
    package mutating func add(
        _ scene: Scene,
        _ channels: [BehaviourChannel],
        ending termination: Termination
    ) {
        add(BehaviourHash(termination).value, scene, channels)
    }

    /// Adds an answer's behaviour in a scene.
    ///
    /// The traces are in wire format.
    package mutating func add(
        _ scene: Scene,
        _ channels: [BehaviourChannel],
        attempt: [UInt8],
        reference: [UInt8]
    ) throws {
        if attempt == reference {
            add(Behaviour.same, scene, channels)
            return
        }
        let attemptSteps = try TraceEvent.events(in: attempt[...]).steps(of: scene)
        let referenceSteps = try TraceEvent.events(in: reference[...]).steps(of: scene)
        for (attempt, reference) in zip(attemptSteps, referenceSteps) {
            for channel in channels {
                let value = channel.value(of: attempt, reference: reference)
                let right = channel.value(of: reference, reference: reference)
                cells.append(value == right ? Behaviour.same : value)
            }
        }
    }

    /// Adds the same cell for each step and channel; events before the script are one more step.
    private mutating func add(_ cell: UInt32, _ scene: Scene, _ channels: [BehaviourChannel]) {
        cells += Array(repeating: cell, count: (scene.script.count + 1) * channels.count)
    }
}

extension [TraceEvent] {
    /// The events before the script, followed by those of each step.
    fileprivate func steps(of scene: Scene) -> [ArraySlice<TraceEvent>] {
        var steps: [ArraySlice<TraceEvent>] = []
        var start = startIndex
        for index in indices {
            guard case .stepBegan = self[index] else { continue }
            steps.append(self[start..<index])
            start = index + 1
        }
        steps.append(self[start...])
        while steps.count < scene.script.count + 1 { steps.append([]) }
        return Array<ArraySlice<TraceEvent>>(steps.prefix(scene.script.count + 1))
    }
}
