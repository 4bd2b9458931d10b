import Results
import Scenario

/// The steps of the reference and the answer side by side, to the end of both: what a player plays.
package struct TraceRows: Sendable {
    /// A step in words.
    package struct Step: Hashable, Sendable {
        package let text: String
        /// The number of enclosing calls.
        package let depth: Int
        /// The indices of its events in the trace.
        package let events: Range<Int>

        init(_ step: NarratedStep) {
            text = step.countedText
            depth = step.depth
            events = step.events
        }
    }

    package struct Row: Hashable, Sendable {
        package var reference: Step?
        package var attempt: Step?
        package var isAlike: Bool

        init(_ row: TraceAlignment.Row) {
            reference = row.reference.map(Step.init)
            attempt = row.attempt.map(Step.init)
            isAlike = row.reference.flatMap { step in row.attempt.map(step.isLike) } ?? false
        }
    }

    package private(set) var rows: [Row]
    /// The index of the row with the first difference.
    package let difference: Int?
    /// The number of steps before the first row, and after the last one, that are left out.
    package let leftOut: (before: Int, after: Int)

    /// The most rows before the first difference, and after it.
    private static let most = (before: 150, after: 80)

    /// The traces of a failed case, from the failing step of the script on.
    package init(_ failure: CaseFailure) {
        let isOfTouches = failure.differingEvents.contains(where: \.isOfTouches)
        self.init(
            failure.scene,
            reference: failure.referenceTrace,
            attempt: failure.attemptTrace,
            difference: failure.difference,
            ends: failure.endsOfStep,
            leavesOutForwarding: !isOfTouches
        )
    }

    /// The traces of a case that passed.
    package init(_ scene: Scene, reference: [TraceEvent], attempt: [TraceEvent]) {
        self.init(
            scene,
            reference: reference,
            attempt: attempt,
            difference: nil,
            ends: (false, false),
            leavesOutForwarding: false
        )
    }

    private init(
        _ scene: Scene,
        reference: [TraceEvent],
        attempt: [TraceEvent],
        difference: TraceDifference?,
        ends: (reference: Bool, attempt: Bool),
        leavesOutForwarding: Bool
    ) {
        let narrator = TraceNarrator(scene, glyphs: .unicode)
        func steps(_ trace: [TraceEvent], apart: Int?) -> [NarratedStep] {
            let noise = TraceNoise(trace, of: scene, difference: apart)
            return narrator.steps(
                trace,
                of: scene,
                apart: apart,
                without: noise.indices(leavesOutForwarding: leavesOutForwarding)
            )
        }
        func index(in steps: [NarratedStep], of event: Int?) -> Int {
            event.flatMap { event in steps.firstIndex { $0.events.contains(event) } } ?? steps.count
        }
        let first = steps(reference, apart: difference?.reference)
        let second = steps(attempt, apart: difference?.attempt)
        let (firstEnd, secondEnd) = (
            index(in: first, of: difference?.reference), index(in: second, of: difference?.attempt)
        )
        let alike = TraceAlignment(reference: first[..<firstEnd], attempt: second[..<secondEnd])
            .rows
        let before = alike.suffix(TraceRows.most.before)
        let after = TraceRows.rest(
            first[firstEnd...],
            second[secondEnd...],
            ends: ends,
            hasDifference: difference != nil
        )
        rows = (before + after.prefix(TraceRows.most.after)).map(Row.init)
        self.difference = difference == nil ? nil : before.count
        leftOut = (alike.count - before.count, max(0, after.count - TraceRows.most.after))
    }

    /// The row of the first difference, and then what either trace still does.
    private static func rest(
        _ reference: ArraySlice<NarratedStep>,
        _ attempt: ArraySlice<NarratedStep>,
        ends: (reference: Bool, attempt: Bool),
        hasDifference: Bool
    ) -> [TraceAlignment.Row] {
        guard hasDifference else { return [] }
        var (reference, attempt) = (reference, attempt)
        // A trace that has reached the next step of the script has no more events in this one.
        var rows = [
            TraceAlignment.Row(
                reference: ends.reference ? nil : reference.popFirst(),
                attempt: ends.attempt ? nil : attempt.popFirst()
            )
        ]
        while !reference.isEmpty || !attempt.isEmpty {
            rows.append(
                TraceAlignment.Row(reference: reference.popFirst(), attempt: attempt.popFirst())
            )
        }
        return rows
    }
}
