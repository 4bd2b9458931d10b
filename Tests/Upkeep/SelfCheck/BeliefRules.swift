import Explanation
import Scenario

/// Rules that keep a report from naming a belief that the student does not hold.
extension CatalogueGrades {
    /// Each right answer has all parts of the task.
    var unfinishedRightAnswers: [CatalogueFault] {
        rightAnswers.compactMap { answer in
            answer.report.progress.map { .rightAnswerLacksParts(answer.name, $0.missing) }
        }
    }

    /// Each known wrong answer says what must be seen for its belief to be named.
    var missingEvidence: [CatalogueFault] {
        wrongAnswers.map(\.misconception).flatMap { misconception in
            let evidence = misconception.evidence
            let signs = evidence.quotedSigns.map {
                CatalogueFault.signsInQuotes(misconception.identifier, $0)
            }
            return evidence.isEmpty ? [.noEvidence(misconception.identifier)] : signs
        }
    }

    /// The report names a constant answer as such, with no belief but the one that its first lines name,
    /// and it earns a tenth.
    var faultyConstants: [CatalogueFault] {
        constants.flatMap { constant, report in
            var faults: [CatalogueFault] = []
            let name = constant.identifier
            if report.outcome == .passed { faults.append(.constantPasses(name)) }
            if report.constant == nil { faults.append(.constantNotKnown(name)) }
            if let belief = report.tests.compactMap(\.diagnosis).first,
                belief.identifier != constant["Belief"]
            {
                faults.append(.constantIsToldABelief(name, belief: belief.identifier))
            }
            if report.score * 10 > report.maximumScore {
                faults.append(
                    .constantEarns(name, points: report.score, of: report.maximumScore)
                )
            }
            return faults
        }
    }
}

extension NamesRule {
    /// The quoted pieces that no answer can hold: words have no signs, as in `"=="`.
    fileprivate var quotedSigns: [String] {
        items.filter { item in
            item.hasPrefix("\"")
                && item.dropFirst().dropLast().contains {
                    !($0.isLetter || $0.isNumber || "_. ".contains($0))
                }
        }
    }
}
