import Scenario

/// The reference's steps and the answer's next to each other, up to the first that differs.
public struct TraceComparison: Sendable {
    /// What stands in the answer's column where it has no more steps.
    public enum End: Sendable {
        /// It returned.
        case returned
        /// It crashed, or ended itself.
        case ended
        /// It never came back.
        case neverReturned

        /// The end in words.
        var words: String {
            switch self {
            case .returned: "(nothing more)"
            case .ended: "(ended here)"
            case .neverReturned: "(never returned)"
            }
        }
    }

    private let rows: [TraceAlignment.Row]
    private let difference: TraceAlignment.Row
    private let end: End
    private let style: TextStyle

    /// Rows before the difference that are shown.
    private static let context = 8
    /// The deepest indentation, in calls.
    private static let deepest = 6

    /// Compares the traces of a failure, or gives `nil` where they do not differ.
    public init?(_ failure: CaseFailure, end: End = .returned, style: TextStyle) {
        guard let difference = failure.difference else { return nil }
        let narrator = TraceNarrator(failure.scene, glyphs: style.glyphs)
        let reference = narrator.steps(
            failure.referenceTrace,
            of: failure.scene,
            apart: difference.reference
        )
        let attempt = narrator.steps(
            failure.attemptTrace,
            of: failure.scene,
            apart: difference.attempt
        )
        let first = reference.firstIndex { $0.events.contains(difference.reference) }
        let second = attempt.firstIndex { $0.events.contains(difference.attempt) }
        rows =
            TraceAlignment(
                reference: reference[..<(first ?? reference.count)],
                attempt: attempt[..<(second ?? attempt.count)]
            ).rows
        self.difference = TraceAlignment.Row(
            reference: first.map { reference[$0] },
            attempt: second.map { attempt[$0] }
        )
        self.end = end
        self.style = style
    }

    /// The comparison in two columns.
    public var lines: [StyledLine] {
        let shown = rows.suffix(TraceComparison.context)
        let steps = (shown + [difference]).flatMap { [$0.reference, $0.attempt] }.compactMap { $0 }
        let shallowest = steps.map(\.depth).min() ?? 0
        var lines = [row("expected", "your answer", .strong)]
        if let fold { lines.append(StyledLine(margin + fold, .faint)) }
        for row in shown {
            lines.append(
                self.row(
                    cut(row.reference, shallowest),
                    cut(row.attempt, shallowest),
                    row.isAlike ? .faint : .plain
                )
            )
        }
        return lines + differingLines(shallowest)
    }

    private var margin: String { "  " }

    private var columnWidth: Int { (style.columns - 2 - 3) / 2 }

    private var fold: String? {
        let folded = rows.dropLast(TraceComparison.context)
        guard !folded.isEmpty else { return nil }
        let alike = folded.allSatisfy(\.isAlike) ? " alike" : ""
        return
            "\(style.glyphs.ellipsis) \(counted(folded.count, "step"))\(alike) \(style.glyphs.ellipsis)"
    }

    private func row(_ left: String, _ right: String, _ ink: Ink) -> StyledLine {
        var line = StyledLine(margin)
        line.append(left, ink)
        line.pad(to: 2 + columnWidth)
        line.append(" \(style.glyphs.bar)", .faint)
        line.append(right.isEmpty ? "" : " " + right, ink)
        return line
    }

    /// The step on one line.
    private func cut(_ step: NarratedStep?, _ shallowest: Int) -> String {
        guard let step else { return "" }
        let text = indentation(step, shallowest) + style.visible(step.text)
        let answer = text.index(ofLast: " \(style.glyphs.arrow) ").map { String(text[$0...]) } ?? ""
        return text.cut(toWidth: columnWidth, ellipsis: style.glyphs.ellipsis, keeping: answer)
    }

    /// The differing steps in full, on as many lines as they take.
    private func differingLines(_ shallowest: Int) -> [StyledLine] {
        let left = whole(difference.reference, shallowest, otherwise: "(nothing more)")
        let right = whole(difference.attempt, shallowest, otherwise: end.words)
        return (0..<max(left.count, right.count)).map { index in
            let isFirst = index == 0
            var line = StyledLine(
                isFirst ? style.glyphs.pointer.padded(toWidth: 2) : margin,
                .accent
            )
            line.append(index < left.count ? left[index] : "", .good)
            line.pad(to: 2 + columnWidth)
            line.append(" \(style.glyphs.bar)", .faint)
            line.append(index < right.count ? " " + right[index] : "", .bad)
            return line
        }
    }

    private func whole(_ step: NarratedStep?, _ shallowest: Int, otherwise: String) -> [String] {
        guard let step else { return [otherwise] }
        let indentation = indentation(step, shallowest)
        let width = columnWidth - indentation.count
        return style.visible(step.text).wrapped(toWidth: width).map { indentation + $0 }
    }

    private func indentation(_ step: NarratedStep, _ shallowest: Int) -> String {
        let depth = min(step.depth - shallowest, TraceComparison.deepest)
        return String(repeating: "  ", count: depth)
    }
}

extension CaseFailure {
    /// Where the traces differ: as the judge found, or at the first events that are not equal.
    var difference: TraceDifference? {
        if let differenceIndex { return differenceIndex }
        let alike = zip(referenceTrace, attemptTrace).prefix { $0 == $1 }.count
        guard alike < max(referenceTrace.count, attemptTrace.count) else { return nil }
        return TraceDifference(reference: alike, attempt: alike)
    }
}
