/// What an answer does in a list of scenes, beside what the reference does: a cell for each step and
/// channel.
///
/// Two answers with the same fault have the same cells, however they are written.
public struct Behaviour: Hashable, Sendable {
    /// The cells: ``same``, ``unknown``, or a number below ``limit`` for what is done instead.
    public private(set) var cells: [UInt32]

    /// The cell of a step in which the answer does as the reference does.
    public static let same = UInt32.max
    /// The cell of a step that the answer was not asked for.
    public static let unknown = UInt32.max - 1
    /// The cell of a scene that the answer did not play to its end in time.
    public static let outOfTime = BehaviourHash(Termination(kind: .timeLimit, code: 0)).value
    /// All other cells are smaller.
    public static let limit: UInt32 = 1 << 12

    /// Creates a behaviour; without cells that in no scene.
    public init(cells: [UInt32] = []) {
        self.cells = cells
    }

    /// Whether everything is known: no scene was left out, and in none was the answer out of time.
    public var isComplete: Bool {
        !cells.contains { $0 == Behaviour.unknown || $0 == Behaviour.outOfTime }
    }

    /// Whether the answer does as the reference does, as far as is known.
    public var isReference: Bool {
        cells.allSatisfy { $0 == Behaviour.same || $0 == Behaviour.unknown }
    }

    /// What it is in one channel alone.
    ///
    /// - Parameters:
    ///   - index: The channel's index.
    ///   - count: How many channels it was made with.
    public func channel(_ index: Int, of count: Int) -> Behaviour {
        Behaviour(cells: stride(from: index, to: cells.count, by: count).map { cells[$0] })
    }

    /// Adds a scene that the answer was not asked to play.
    public mutating func addUnknown(_ scene: Scene, _ channels: [BehaviourChannel]) {
        cells += Array(
            repeating: Behaviour.unknown,
            count: Behaviour.count(of: scene, channels)
        )
    }

    /// Adds a scene in which the answer's process ended.
    public mutating func add(
        _ scene: Scene,
        _ channels: [BehaviourChannel],
        ending termination: Termination
    ) {
        let cell = BehaviourHash(termination).value
        cells += Array(repeating: cell, count: Behaviour.count(of: scene, channels))
    }

    /// Adds what an answer does in a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - channels: What is looked at.
    ///   - attempt: The answer's steps, as bytes.
    ///   - reference: The reference's steps, as bytes.
    public mutating func add(
        _ scene: Scene,
        _ channels: [BehaviourChannel],
        attempt: [UInt8],
        reference: [UInt8]
    ) throws {
        if attempt == reference {
            cells += Array(
                repeating: Behaviour.same,
                count: Behaviour.count(of: scene, channels)
            )
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

    /// What happens before the script counts as a step.
    private static func count(of scene: Scene, _ channels: [BehaviourChannel]) -> Int {
        (scene.script.count + 1) * channels.count
    }
}

extension [TraceEvent] {
    /// The events before the script, then those of each of its steps.
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
