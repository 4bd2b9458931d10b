import Scenario

/// Finds the beliefs behind an answer, by what it does in the probes and by the tests that it fails.
struct Diagnostician {
    /// A misconception, with what its answer does.
    struct Known {
        let misconception: Misconception
        let failedTests: Set<String>
        let behaviour: Behaviour
    }

    /// What is found: one belief, or two.
    struct Finding {
        var known: [Known]
        var certainty: Diagnosis.Certainty
    }

    let known: [Known]
    /// The tests that were played to a verdict.
    let judgedTests: Set<String>
    /// Those of them that the answer failed.
    let failedTests: Set<String>

    /// The least part of the differences that must be explained.
    private enum Threshold {
        static let combined = 0.98
        static let likely = 0.8
        static let possible = 0.4
    }

    /// A belief, or two, with how well it explains the answer.
    private struct Candidate {
        var known: [Known]
        var agreement: BehaviourAgreement
        /// How far the tests that it fails are those that the answer fails, from 0 to 1.
        var tests: Double

        /// The better of two explains more of the behaviour, then more of the tests.
        func isWorse(than other: Candidate) -> Bool {
            (agreement.share, tests, agreement.alone)
                < (other.agreement.share, other.tests, other.agreement.alone)
        }
    }

    /// Finds the belief, or the two beliefs, that explain what an answer does; `nil` where none does.
    func finding(for attempt: Behaviour) -> Finding? {
        if attempt.isReference { return findingByTests() }
        let singles = known.map { candidate([$0], attempt) }
        guard let single = singles.max(by: { $0.isWorse(than: $1) }) else { return nil }
        if single.agreement.isExact, single.tests == 1 {
            return Finding(
                known: single.known,
                certainty: attempt.isComplete ? .certain : .likely
            )
        }
        if let pair = bestPair(for: attempt), pair.agreement.share >= Threshold.combined,
            pair.tests > single.tests || !single.agreement.isExact
        {
            return Finding(known: pair.known, certainty: .combined)
        }
        if single.agreement.isExact || single.agreement.share >= Threshold.likely {
            return Finding(known: single.known, certainty: .likely)
        }
        if single.agreement.share >= Threshold.possible {
            return Finding(known: single.known, certainty: .possible)
        }
        return nil
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
            tests: likeness(of: known.reduce(into: []) { $0.formUnion($1.failedTests) })
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

    /// Whether each of two faults shows where the other does not.
    private func isSeen(_ pair: Candidate) -> Bool {
        if pair.agreement.alone > 0 { return true }
        guard pair.agreement.explained > 0 else { return false }
        let (first, second) = (pair.known[0].failedTests, pair.known[1].failedTests)
        return !first.subtracting(second).isDisjoint(with: failedTests)
            && !second.subtracting(first).isDisjoint(with: failedTests)
    }

    // MARK: By tests

    /// How far tests are those that the answer fails.
    private func likeness(of tests: Set<String>) -> Double {
        let tests = tests.intersection(judgedTests)
        let all = tests.union(failedTests).count
        return all == 0 ? 0 : Double(tests.intersection(failedTests).count) / Double(all)
    }

    /// An answer that is right in all probes goes wrong in the tests alone.
    private func findingByTests() -> Finding? {
        let silent = known.filter { $0.behaviour.isReference }
        let ranked = silent.map { ($0, likeness(of: $0.failedTests)) }
        guard let best = ranked.max(by: { $0.1 < $1.1 }), best.1 >= Threshold.possible else {
            return nil
        }
        let isUnique = ranked.count { $0.1 == best.1 } == 1
        return Finding(
            known: [best.0],
            certainty: best.1 == 1 && isUnique ? .likely : .possible
        )
    }
}

extension Diagnostician.Known {
    /// A misconception with its fingerprint; `nil` where there is none.
    init?(_ misconception: Misconception, _ fingerprints: Fingerprints) {
        guard let fingerprint = fingerprints.misconceptions[misconception.identifier],
            let behaviour = fingerprint.behaviour.behaviour
        else { return nil }
        self.init(
            misconception: misconception,
            failedTests: Set(fingerprint.failedTests),
            behaviour: behaviour
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
