import Behaviours
import Results

/// Finds the beliefs behind an answer from its behaviour in the probes and from its failed tests.
struct Diagnostician {
    /// A misconception with the behaviour of its answer.
    struct Known {
        let misconception: Misconception
        let failedTests: Set<String>
        let failedCases: Set<String>
        let behaviour: Behaviour
        var missingParts: [String] = []
    }

    /// One belief, or two combined ones.
    struct Finding {
        var known: [Known]
        var certainty: Diagnosis.Certainty
    }

    let known: [Known]
    /// The number of parts that the answer lacks; if it lacks any, no belief is guessed.
    var missingParts = 0
    /// Whether the answer is the same in every scene, which many beliefs can explain.
    var isConstant = false
    /// The tests that reached a verdict.
    let judgedTests: Set<String>
    /// The subset of `judgedTests` that the answer failed.
    let failedTests: Set<String>
    let failedCases: Set<String>

    /// Minimum shares of the observed differences that a belief must explain.
    private enum Threshold {
        /// For a pair: the minimum share of the answer's deviations that equal those of one of the two
        /// beliefs.
        static let matched = 0.5
        static let possible = 0.75
        static let possibleWithSameCases = 0.65
        /// The minimum overlap of the failed test cases.
        ///
        /// Of seven guesses with less, about answers that people wrote, five were wrong.
        static let casesOfGuess = 0.85
    }

    /// One or two beliefs, with a measure of how well they explain the answer.
    private struct Candidate {
        var known: [Known]
        var agreement: BehaviourAgreement
        /// The overlap of the failed test cases, from 0 to 1.
        var cases: Double

        /// Compares the explained behaviour first, and the overlap of the failed test cases second.
        func isWorse(than other: Candidate) -> Bool {
            (agreement.share, cases, agreement.cellsOfRarerFault)
                < (other.agreement.share, other.cases, other.agreement.cellsOfRarerFault)
        }
    }

    /// `nil` if no belief explains the behaviour well enough.
    func finding(for attempt: Behaviour) -> Finding? {
        guard let found = findingOfWhole(attempt) else { return nil }
        guard missingParts > 0 || isConstant else { return found }
        let fits =
            found.certainty == .certain || (found.certainty == .likely && missingParts <= 1)
        return fits ? found : nil
    }

    private func findingOfWhole(_ attempt: Behaviour) -> Finding? {
        if attempt.isReference { return findingByCases() }
        let singles = known.map { candidate([$0], attempt) }
        guard let single = singles.max(by: { $0.isWorse(than: $1) }) else { return nil }
        // If several beliefs fit equally well, an endless loop that leaves no time for other tests singles
        // out none.
        if attempt.deviatesByTimeoutsOnly, singles.count(where: { !$0.isWorse(than: single) }) > 1 {
            return nil
        }
        if single.agreement.isExact, single.cases == 1 {
            return Finding(
                known: single.known,
                certainty: attempt.isComplete ? .certain : certaintyOfIncomplete(attempt)
            )
        }
        if let pair = bestPair(for: attempt), isBetter(pair, than: single) {
            return Finding(known: pair.known, certainty: .combined)
        }
        if single.agreement.isExact {
            // If the answer fails in other test cases than the belief's answer, the two behave differently
            // there.
            return Finding(
                known: single.known,
                certainty: attempt.isComplete ? .possible : certaintyOfIncomplete(attempt)
            )
        }
        let least = single.cases == 1 ? Threshold.possibleWithSameCases : Threshold.possible
        if single.agreement.share >= least, single.cases >= Threshold.casesOfGuess {
            return Finding(known: single.known, certainty: .possible)
        }
        return nil
    }

    /// An endless loop shows that the answer does not end, but rarely why.
    private func certaintyOfIncomplete(_ attempt: Behaviour) -> Diagnosis.Certainty {
        attempt.deviatesByTimeoutsOnly ? .possible : .likely
    }

    // MARK: By behaviour

    private func candidate(_ known: [Known], _ attempt: Behaviour) -> Candidate {
        let agreement =
            known.count == 2
            ? BehaviourAgreement(
                of: attempt,
                with: known[0].behaviour,
                and: known[1].behaviour
            ) : BehaviourAgreement(of: attempt, with: known[0].behaviour)
        return Candidate(
            known: known,
            agreement: agreement,
            cases: likeness(of: known.reduce(into: []) { $0.formUnion($1.failedCases) })
        )
    }

    private func bestPair(for attempt: Behaviour) -> Candidate? {
        var best: Candidate?
        for first in known.indices {
            for second in known.indices where second > first {
                let pair = candidate([known[first], known[second]], attempt)
                guard isSeen(pair) else { continue }
                if best.map({ $0.isWorse(than: pair) }) ?? true { best = pair }
            }
        }
        return best
    }

    /// Whether each of two beliefs is visible where the other one is not.
    private func isSeen(_ pair: Candidate) -> Bool {
        guard pair.agreement.matchedShare >= Threshold.matched else { return false }
        if pair.agreement.cellsOfRarerFault > 0 { return true }
        guard pair.agreement.explained > 0 else { return false }
        let (first, second) = (pair.known[0].failedTests, pair.known[1].failedTests)
        return !first.subtracting(second).isDisjoint(with: failedTests)
            && !second.subtracting(first).isDisjoint(with: failedTests)
    }

    /// Whether a pair explains everything and the single belief does not.
    private func isBetter(_ pair: Candidate, than single: Candidate) -> Bool {
        pair.agreement.isExact && (!single.agreement.isExact || pair.cases > single.cases)
    }

    // MARK: By cases

    /// The overlap with the cases in which the answer fails, from 0 to 1.
    private func likeness(of cases: Set<String>) -> Double {
        let cases = cases.filter { judgedTests.contains(String($0.prefix { $0 != "." })) }
        let all = cases.union(failedCases).count
        return all == 0 ? 1 : Double(cases.intersection(failedCases).count) / Double(all)
    }

    /// Compares only test cases, for an answer that is right in all probes.
    private func findingByCases() -> Finding? {
        let silent = known.filter { $0.behaviour.isReference }
        let ranked = silent.map { ($0, likeness(of: $0.failedCases)) }
        guard !failedCases.isEmpty, let best = ranked.max(by: { $0.1 < $1.1 }),
            best.1 >= Threshold.possible
        else {
            return nil
        }
        // If several beliefs fail in the same cases, none of them can be singled out.
        guard ranked.count(where: { $0.1 == best.1 }) == 1 else { return nil }
        return Finding(known: [best.0], certainty: best.1 == 1 ? .likely : .possible)
    }
}

extension Diagnostician.Known {
    /// Fails if the misconception has no fingerprint.
    init?(_ misconception: Misconception, _ fingerprints: Fingerprints) {
        guard let fingerprint = fingerprints.misconceptions[misconception.identifier],
            let behaviour = fingerprint.behaviour.behaviour
        else { return nil }
        self.init(
            misconception: misconception,
            failedTests: Set(fingerprint.failedTests),
            failedCases: Set(fingerprint.failedCases),
            behaviour: behaviour,
            missingParts: fingerprint.missingParts
        )
    }
}

extension Diagnosis {
    init(_ misconception: Misconception, _ certainty: Certainty) {
        self.init(
            identifier: misconception.identifier,
            title: misconception.title,
            explanation: misconception.explanation,
            hint: misconception.hint,
            certainty: certainty
        )
    }
}
