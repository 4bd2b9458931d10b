/// What an answer does in a list of scenes: a number for each step and channel, the same where two
/// answers do the same.
public struct Behaviour: Hashable, Sendable {
    /// The numbers; ``unknown`` where the answer was not asked.
    public private(set) var cells: [UInt32] = []

    /// The number that stands for what is not known.
    public static let unknown = UInt32.max

    /// The number that stands for a process that ended.
    public static let ended: UInt32 = 0xFFF

    /// Creates a behaviour; without cells that in no scene.
    public init(cells: [UInt32] = []) {
        self.cells = cells
    }

    /// Whether everything is known.
    public var isComplete: Bool { !cells.contains(Behaviour.unknown) }

    /// Adds what an answer does in a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - channels: What is looked at.
    ///   - attempt: The answer's steps, as bytes; `nil` for an answer that was not asked.
    ///   - reference: The reference's steps, as bytes.
    ///   - hasEnded: Whether the answer's process ended in the scene.
    public mutating func add(
        _ scene: Scene,
        _ channels: [BehaviourChannel],
        attempt: [UInt8]?,
        reference: [UInt8],
        hasEnded: Bool = false
    ) throws {
        let count = (scene.script.count + 1) * channels.count
        guard let attempt else {
            cells += Array(repeating: Behaviour.unknown, count: count)
            return
        }
        guard !hasEnded else {
            cells += Array(repeating: Behaviour.ended, count: count)
            return
        }
        let attemptSteps = try TraceEvent.events(in: attempt[...]).steps(of: scene)
        let referenceSteps = try TraceEvent.events(in: reference[...]).steps(of: scene)
        for (attempt, reference) in zip(attemptSteps, referenceSteps) {
            for channel in channels {
                cells.append(channel.value(of: attempt, reference: reference))
            }
        }
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
