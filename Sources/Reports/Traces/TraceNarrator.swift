import Results
import Scenario

package struct TraceNarrator: Sendable {
    private let events: EventClause

    package init(_ scene: Scene, glyphs: Glyphs) {
        events = EventClause(scene, arrow: glyphs.arrow)
    }

    /// One event in words, such as `view_3.hitTest((40, 12))`.
    package func words(for event: TraceEvent, in script: [ScriptStep] = []) -> String {
        if case .stepBegan(let index) = event, script.indices.contains(index) {
            return script[index].words
        }
        return events.line(event)
    }

    /// A call and its result on one line.
    func words(for call: TraceEvent, answeredBy end: TraceEvent) -> String {
        events.line(call, answeredBy: end)
    }
}
