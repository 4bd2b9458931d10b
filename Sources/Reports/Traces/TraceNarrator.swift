import Results
import Scenario

/// Tells the traces of a scene in words.
struct TraceNarrator: Sendable {
    private let clause: EventClause
    private let script: [ScriptStep]

    init(_ scene: Scene, glyphs: Glyphs) {
        clause = EventClause(scene, arrow: glyphs.arrow)
        script = scene.script
    }

    /// One event in words, such as `view_3.hitTest((40, 12))`.
    func words(for event: TraceEvent) -> String {
        if case .stepBegan(let index) = event, script.indices.contains(index) {
            return script[index].words
        }
        return clause.line(event)
    }

    /// Narrates a trace line by line.
    ///
    /// A call that is answered immediately becomes one line. So do consecutive reads of the same
    /// property.
    ///
    /// - Parameters:
    ///   - apart: An event that must have a separate line, even if it answers a call.
    ///   - noise: The events to omit.
    func steps(
        _ trace: [TraceEvent],
        apart: Int? = nil,
        without noise: Set<Int> = []
    ) -> [NarratedStep] {
        var steps: [NarratedStep] = []
        var depth = 0
        var index = 0
        while index < trace.count {
            let event = trace[index]
            if noise.contains(index) {
                index += 1
                continue
            }
            if event.call == .ended { depth = max(0, depth - 1) }
            if event.call == .began, index + 1 < trace.count, apart != index + 1,
                trace[index + 1].isAnswer(to: event)
            {
                let text = clause.line(event, answeredBy: trace[index + 1])
                steps.append(NarratedStep(text: text, depth: depth, events: index..<index + 2))
                index += 2
                continue
            }
            let text = words(for: event)
            var step = NarratedStep(text: text, depth: depth, events: index..<index + 1)
            step.isRead = event.isRead
            if step.isRead, apart != index, let last = steps.last, last.isRead, last.isLike(step),
                !last.events.contains(apart ?? -1)
            {
                steps[steps.count - 1].times += 1
                steps[steps.count - 1].events = last.events.lowerBound..<index + 1
            } else {
                steps.append(step)
            }
            if event.call == .began { depth += 1 }
            index += 1
        }
        return steps
    }
}
