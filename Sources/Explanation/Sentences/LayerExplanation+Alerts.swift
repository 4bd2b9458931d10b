import Results
import Scenario

/// Explains a wrong, missing or extra alert.
extension LayerExplanation {
    func alert(_ actual: TraceEvent?) -> Explanation {
        let last = lastQuestion(before: trees.indices.reference)
        let expected: String
        if case .alert(let title) = trees.expectedEvent {
            let reason = last.map { "\(capitalized($0)), so the" } ?? "The"
            expected = "\(reason) reference shows \(quoted(title))."
        } else if wanted > 0 {
            let alerts = "\(numberWord(wanted)) alert\(wanted == 1 ? "" : "s")"
            expected = "The reference shows \(alerts), when the touch begins."
        } else {
            expected =
                last.flatMap {
                    hasSeveralFingers ? nil : "\(capitalized($0)), so the reference shows nothing."
                } ?? "The reference shows nothing here."
        }
        let shown: String? = if case .alert(let title) = actual { quoted(title) } else { nil }
        let what = shown ?? shownTitles.first ?? "nothing"
        // The attempt asks another question first, and then shows an alert.
        let detour = shown == nil && !shownTitles.isEmpty ? actual.flatMap(askingOn) : nil
        let isSecond = trees.expectedEvent == nil && wanted > 0
        let isLikewise = trees.expectedEvent != nil && hasSameQuestions
        return Explanation(
            expected: expected,
            actual: isSecond
                ? "Yours \(actual?.kind == .alertIgnored ? "asks for" : "shows") \(titles)."
                : "Yours \(detour ?? (isLikewise ? askingTheSame : ""))shows \(what).",
            cause: isSecond ? .oneAlert : .layerAnswers
        )
    }

    /// How an attempt that asks the same questions comes to another alert.
    private var askingTheSame: String {
        let copied = trees.attempt.events(in: nil).contains { event in
            if case .read(.presentation, _) = event { true } else { false }
        }
        return copied
            ? "asks a presentation layer, which answers with copies, and "
            : "asks the same and "
    }

    /// Explains an attempt that shows the right alert, and then changes or closes it.
    func changedAlert(_ title: String?) -> Explanation {
        Explanation(
            expected: "The reference leaves the alert as it is.",
            actual: title.map { "Yours changes its title to \(quoted($0))." }
                ?? "Yours closes it again.",
            cause: .oneAlert
        )
    }

    /// For example "goes on to ask whether the blue layer contains (5, 5), and ".
    private func askingOn(_ event: TraceEvent) -> String? {
        switch event {
        case .layerContains(let layer, let point, _):
            "goes on to ask whether \(facts.name(layer)) contains \(exactly(point, of: layer)), and "
        case .layerHitTestBegan(let layer, let point):
            "goes on to call \(facts.name(layer))'s hitTest at \(point.inWords), and "
        default: nil
        }
    }

    /// Explains an attempt that asks the layers again for the same touch and shows another alert.
    var secondAlert: Explanation? {
        guard wanted == 1, shownTitles.count > 1 else { return nil }
        let second = trees.attempt.range.filter {
            [.alert, .alertIgnored].contains(trees.attempt.trace[$0].kind)
        }.dropFirst().first
        return Explanation(
            expected: "The reference asks once, when the touch begins, and shows one alert.",
            actual: "Yours asks again for the same touch, and comes to \(titles).",
            cause: .oneAlert,
            indices: second.map {
                TraceDifference(reference: trees.reference.range.upperBound, attempt: $0)
            }
        )
    }

    /// Explains the right alert with a misspelt title: other capitals, blanks or punctuation.
    var misspelledTitle: Explanation? {
        let (wanted, shown) = (titles(in: trees.reference), titles(in: trees.attempt))
        guard let title = wanted.first, let other = shown.first, wanted.count == 1,
            shown.count == 1, title != other, title.lettersAlone == other.lettersAlone
        else { return nil }
        let difference =
            title.lowercased() == other.lowercased()
            ? "capital letters" : "blanks, punctuation or capital letters"
        return Explanation(
            expected: "The reference shows \(quoted(title)).",
            actual: "Yours shows \(quoted(other)), which differs in \(difference).",
            cause: .layerAnswers
        )
    }

    /// The number of alerts in the reference.
    private var wanted: Int { trees.reference.events(in: nil).count { $0.kind == .alert } }

    /// For example "two: “A” and “B”" or "two, both “A”".
    private var titles: String {
        let titles = shownTitles
        let number = numberWord(titles.count)
        if titles.count > 1, let title = titles.first, titles.allSatisfy({ $0 == title }) {
            return "\(number), \(titles.count == 2 ? "both" : "all") \(title)"
        }
        return number + (titles.count <= 3 ? ": \(titles.list)" : " alerts")
    }

    /// Includes the alerts that the attempt requests while another one is visible.
    var shownTitles: [String] { titles(in: trees.attempt).map(quoted) }

    private func titles(in tree: CallTree) -> [String] {
        tree.events(in: nil).compactMap { event in
            switch event {
            case .alert(let title), .alertIgnored(let title): title
            default: nil
            }
        }
    }

    private var hasSameQuestions: Bool {
        func questions(_ tree: CallTree) -> [TraceEvent] {
            tree.steps.map(tree.event).filter { $0.askedLayer != nil }
        }
        let (expected, actual) = (questions(trees.reference), questions(trees.attempt))
        return !expected.isEmpty && expected.count == actual.count
            && zip(expected, actual).allSatisfy { $0.isAlike($1) }
    }
}

extension String {
    /// Only the letters, in lower case.
    fileprivate var lettersAlone: String { lowercased().filter(\.isLetter) }
}
