import Results
import Scenario

/// The steps of the reference and the answer side by side, up to the first difference.
package struct TraceComparison: Sendable {
    private let rows: [TraceAlignment.Row]
    private let difference: TraceAlignment.Row
    /// The text in place of the answer's next step, if it takes none.
    private let end: String
    private let style: TextStyle

    private static let context = 8
    private static let deepest = 6

    /// Compares the traces of a failure; `nil` if they are equal.
    package init?(_ failure: CaseFailure, style: TextStyle) {
        let compared = TraceRows(failure, glyphs: style.glyphs)
        guard let difference = compared.rest.first else { return nil }
        rows = compared.before
        self.difference = difference
        end = failure.end
        self.style = style
    }

    package var lines: [StyledLine] {
        let shown = rows.suffix(TraceComparison.context)
        let steps = (shown + [difference]).flatMap { [$0.reference, $0.attempt] }.compactMap { $0 }
        let shallowest = steps.map(\.depth).min() ?? 0
        let width = columnWidth(for: steps, shallowest)
        if steps.contains(where: { breaksWord(of: $0, shallowest, width) }) {
            return stacked(Array(shown), shallowest)
        }
        var lines = beside(["expected"], ["your answer"], (.strong, .strong), width)
        if let fold { lines.append(StyledLine(margin + fold, .faint)) }
        for row in shown {
            let ink: Ink = row.isAlike ? .faint : .plain
            let left = whole(row.reference, shallowest, width)
            lines += beside(left, whole(row.attempt, shallowest, width), (ink, ink), width)
        }
        let left = difference.reference.map { whole($0, shallowest, width) } ?? ["(nothing more)"]
        let right = difference.attempt.map { whole($0, shallowest, width) } ?? [end]
        lines += beside(left, right, (.good, .bad), width, isDifference: true)
        if let note = TraceAlignment.noteOnOrder(of: shown) {
            lines += note.wrapped(toWidth: style.columns - margin.count)
                .map { StyledLine(margin + $0, .faint) }
        }
        return lines
    }

    private var margin: String { "  " }

    // MARK: Below each other

    /// Whether a name would be broken in a column of this width.
    private func breaksWord(of step: NarratedStep, _ shallowest: Int, _ width: Int) -> Bool {
        let room = width - indentation(step, shallowest).count
        return style.visible(step.countedText).split(separator: " ").contains { word in
            String(word).partsAtJoints.contains { $0.displayWidth > room }
        }
    }

    /// Both sides, one below the other, if columns would be too narrow.
    private func stacked(_ shown: [TraceAlignment.Row], _ shallowest: Int) -> [StyledLine] {
        side("expected", \.reference, shown, shallowest, ending: ("(nothing more)", .good))
            + [StyledLine()]
            + side("your answer", \.attempt, shown, shallowest, ending: (end, .bad))
    }

    private func side(
        _ title: String,
        _ step: KeyPath<TraceAlignment.Row, NarratedStep?>,
        _ shown: [TraceAlignment.Row],
        _ shallowest: Int,
        ending: (words: String, ink: Ink)
    ) -> [StyledLine] {
        let width = style.columns - 2
        var lines = [StyledLine(margin + title, .strong)]
        if let fold { lines.append(StyledLine(margin + fold, .faint)) }
        for row in shown where row[keyPath: step] != nil {
            lines += whole(row[keyPath: step], shallowest, width)
                .map { StyledLine(margin + $0, row.isAlike ? .faint : .plain) }
        }
        let last =
            difference[keyPath: step].map { whole($0, shallowest, width) } ?? [ending.words]
        for (index, text) in last.enumerated() {
            var line = startOfDifference(index)
            line.append(text, ending.ink)
            lines.append(line)
        }
        return lines
    }

    // MARK: Side by side

    /// The width of the longest step, limited to between half of `columns` and half of
    /// `wideColumns`.
    private func columnWidth(for steps: [NarratedStep], _ shallowest: Int) -> Int {
        let longest = steps.map {
            indentation($0, shallowest).count + style.visible($0.countedText).displayWidth
        }.max()
        let (least, most) = ((style.columns - 2 - 3) / 2, (style.wideColumns - 2 - 3) / 2)
        return min(max(longest ?? 0, least), most)
    }

    private var fold: String? {
        let folded = rows.dropLast(TraceComparison.context)
        guard !folded.isEmpty else { return nil }
        let alike = folded.allSatisfy(\.isAlike) ? " alike" : ""
        return
            "\(style.glyphs.ellipsis) \(counted(folded.count, "step"))\(alike) \(style.glyphs.ellipsis)"
    }

    /// The lines of a step beside those of another one.
    private func beside(
        _ left: [String],
        _ right: [String],
        _ inks: (left: Ink, right: Ink),
        _ width: Int,
        isDifference: Bool = false
    ) -> [StyledLine] {
        (0..<max(left.count, right.count)).map { index in
            var line = isDifference ? startOfDifference(index) : StyledLine(margin)
            line.append(left.element(index), inks.left)
            line.pad(to: 2 + width)
            line.append(" \(style.glyphs.bar)", .faint)
            let text = right.element(index)
            line.append(text.isEmpty ? "" : " " + text, inks.right)
            return line
        }
    }

    /// The start of a line of the differing steps, the first of which has a pointer.
    private func startOfDifference(_ index: Int) -> StyledLine {
        StyledLine(index == 0 ? style.glyphs.pointer.padded(toWidth: 2) : margin, .accent)
    }

    /// The step's full text, wrapped.
    private func whole(_ step: NarratedStep?, _ shallowest: Int, _ width: Int) -> [String] {
        guard let step else { return [""] }
        let indentation = indentation(step, shallowest)
        return style.visible(step.countedText).wrapped(toWidth: width - indentation.count)
            .map { indentation + $0 }
    }

    private func indentation(_ step: NarratedStep, _ shallowest: Int) -> String {
        let depth = min(step.depth - shallowest, TraceComparison.deepest)
        return String(repeating: "  ", count: depth)
    }
}

extension [TraceEvent] {
    /// The event at an index; `nil` if there is none.
    fileprivate func element(_ index: Int?) -> TraceEvent? {
        index.flatMap { indices.contains($0) ? self[$0] : nil }
    }
}

extension [String] {
    /// The line at an index; empty after the last one.
    fileprivate func element(_ index: Int) -> String { index < count ? self[index] : "" }
}

extension CaseFailure {
    /// The remark after the answer's last step.
    package var end: String {
        switch termination?.kind {
        case nil: "(nothing more)"
        case .timeLimit?: "(never returned)"
        case .signal?, .exit?, .flood?, .malformedReply?: "(ended here)"
        }
    }

    var differingEvents: [TraceEvent] {
        [referenceTrace.element(difference?.reference), attemptTrace.element(difference?.attempt)]
            .compactMap { $0 }
    }

    /// Which trace, if only one, has reached the next script step at the difference.
    var endsOfStep: (reference: Bool, attempt: Bool) {
        func isStep(_ event: TraceEvent?) -> Bool {
            if case .stepBegan? = event { true } else { false }
        }
        let reference = isStep(referenceTrace.element(difference?.reference))
        let attempt = isStep(attemptTrace.element(difference?.attempt))
        return reference && attempt ? (false, false) : (reference, attempt)
    }

    /// The judge's difference, or else the first unequal events.
    var difference: TraceDifference? {
        if let differenceIndex { return differenceIndex }
        let alike = zip(referenceTrace, attemptTrace).prefix { $0 == $1 }.count
        guard alike < max(referenceTrace.count, attemptTrace.count) else { return nil }
        return TraceDifference(reference: alike, attempt: alike)
    }
}
