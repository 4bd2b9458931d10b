import Results
import Scenario

/// All steps of the reference and the answer side by side, for the trace player.
package struct TraceRows: Sendable {
    package typealias Row = TraceAlignment.Row

    /// The steps before the first difference.
    let before: [Row]
    /// The row of the first difference, and the remaining steps of both traces.
    let rest: [Row]

    /// The maximum number of rows before the first difference, and from it on.
    private static let most = (before: 150, rest: 80)

    /// The traces of a failed case, from the failing step of the script on.
    package init(_ failure: CaseFailure, glyphs: Glyphs = .unicode) {
        self.init(
            failure.scene,
            reference: failure.referenceTrace,
            attempt: failure.attemptTrace,
            difference: failure.difference,
            ends: failure.endsOfStep,
            isBrokenOff: failure.termination != nil,
            leavesOutForwarding: !failure.differingEvents.contains(where: \.isOfTouches),
            glyphs: glyphs
        )
    }

    /// The traces of a case, by default of one that passed.
    ///
    /// - Parameters:
    ///   - ends: Which trace has reached the next script step at the difference.
    ///   - isBrokenOff: Whether the answer ended early, or never returned.
    package init(
        _ scene: Scene,
        reference: [TraceEvent],
        attempt: [TraceEvent],
        difference: TraceDifference? = nil,
        ends: (reference: Bool, attempt: Bool) = (false, false),
        isBrokenOff: Bool = false,
        leavesOutForwarding: Bool = false,
        glyphs: Glyphs = .unicode
    ) {
        let narrator = TraceNarrator(scene, glyphs: glyphs)
        func steps(_ trace: [TraceEvent], apart: Int?) -> [NarratedStep] {
            let noise = TraceNoise(trace, of: scene, difference: apart)
            let left = noise.indices(leavesOutForwarding: leavesOutForwarding)
            return narrator.steps(trace, apart: apart, without: left)
        }
        func index(in steps: [NarratedStep], of event: Int?) -> Int {
            event.flatMap { event in steps.firstIndex { $0.events.contains(event) } } ?? steps.count
        }
        let first = steps(reference, apart: difference?.reference)
        let second = steps(attempt, apart: difference?.attempt)
        let firstEnd = index(in: first, of: difference?.reference)
        let secondEnd = index(in: second, of: difference?.attempt)
        var rows = TraceAlignment(reference: first[..<firstEnd], attempt: second[..<secondEnd]).rows
        guard difference != nil else {
            before = rows
            rest = []
            return
        }
        var (left, right) = (first[firstEnd...], second[secondEnd...])
        let lacks = (
            reference: ends.reference || left.isEmpty, attempt: ends.attempt || right.isEmpty
        )
        // Align the side that has no event with the other side's next event.
        let alone =
            lacks.reference || (lacks.attempt && isBrokenOff)
            ? rows.removeEnd(while: { $0.attempt == nil }).compactMap(\.reference) : []
        let aloneInAttempt =
            lacks.attempt && !isBrokenOff
            ? rows.removeEnd(while: { $0.reference == nil }).compactMap(\.attempt) : []
        left = alone + left
        right = aloneInAttempt + right
        before = rows
        // A trace that has reached the next step of the script has no more events in this one.
        let difference = Row(
            reference: ends.reference && alone.isEmpty ? nil : left.popFirst(),
            attempt: ends.attempt && aloneInAttempt.isEmpty ? nil : right.popFirst()
        )
        let most = TraceRows.most.rest
        let others = TraceAlignment(reference: left.prefix(most), attempt: right.prefix(most))
        rest =
            [difference] + others.rowsSideBySide
            + Row.pairs(Array(left.dropFirst(most)), Array(right.dropFirst(most)))
    }

    /// The rows around the first difference that a reader can follow.
    package var rows: [Row] {
        Array(before.suffix(TraceRows.most.before) + rest.prefix(TraceRows.most.rest))
    }

    /// A sentence on the order of the answer's reads, if the rows show them in another order.
    package var noteOnOrder: String? { TraceAlignment.noteOnOrder(of: rows[...]) }

    /// The index of the row with the first difference.
    package var difference: Int? {
        rest.isEmpty ? nil : min(before.count, TraceRows.most.before)
    }

    /// The number of steps before the first row, and after the last one, that are left out.
    package var leftOut: (before: Int, after: Int) {
        (max(0, before.count - TraceRows.most.before), max(0, rest.count - TraceRows.most.rest))
    }
}
