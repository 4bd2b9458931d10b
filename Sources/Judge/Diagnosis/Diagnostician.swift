import Scenario

/// Finds the beliefs behind an answer, by what it does in the probes and by the tests that it fails.
struct Diagnostician {
    /// A misconception, with what its answer does.
    struct Known {
        let misconception: Misconception
        let failedTests: Set<String>
        let failedCases: Set<String>
        let behaviour: Behaviour
        var missingParts: [String] = []
    }

    /// What is found: one belief, or two.
    struct Finding {
        var known: [Known]
        var certainty: Diagnosis.Certainty
    }

    let known: [Known]
    /// Whether the answer lacks a part of its task: why, nobody can tell for certain.
    var missesPart = false
    /// Whether the answer is the same whatever is asked: much can be behind that.
    var isConstant = false
    /// The tests that were played to a verdict.
    let judgedTests: Set<String>
    /// Those of them that the answer failed.
    let failedTests: Set<String>
    /// Where it goes wrong in them.
    let failedCases: Set<String>

    /// The least part of the differences that must be explained.
    private enum Threshold {
        static let combined = 0.65
        /// How much more two faults must explain than one.
        static let gain = 0.05
        static let possible = 0.75
        static let possibleWithSameCases = 0.65
    }

    /// A belief, or two, with how well it explains the answer.
    private struct Candidate {
        var known: [Known]
        var agreement: BehaviourAgreement
        /// How far it goes wrong in the same cases of the tests, from 0 to 1.
        var cases: Double

        /// The better of two explains more of the behaviour, then more of the tests.
        func isWorse(than other: Candidate) -> Bool {
            (agreement.share, cases, agreement.alone)
                < (other.agreement.share, other.cases, other.agreement.alone)
        }
    }

    /// Finds the belief, or the two beliefs, that explain what an answer does; `nil` where none does.
    func finding(for attempt: Behaviour) -> Finding? {
        guard let found = findingOfWhole(attempt) else { return nil }
        guard missesPart || isConstant else { return found }
        guard found.certainty == .certain || found.certainty == .likely else { return nil }
        return missesPart ? Finding(known: found.known, certainty: .possible) : found
    }

    private func findingOfWhole(_ attempt: Behaviour) -> Finding? {
        if attempt.isReference { return findingByCases() }
        let singles = known.map { candidate([$0], attempt) }
        guard let single = singles.max(by: { $0.isWorse(than: $1) }) else { return nil }
        if single.agreement.isExact, single.cases == 1 {
            return Finding(
                known: single.known,
                certainty: attempt.isComplete ? .certain : .likely
            )
        }
        if let pair = bestPair(for: attempt), isBetter(pair, than: single) {
            return Finding(known: pair.known, certainty: .combined)
        }
        if single.agreement.isExact {
            // Who goes wrong in other cases of the tests does something else there.
            let isAlike = single.cases == 1 || !attempt.isComplete
            return Finding(known: single.known, certainty: isAlike ? .likely : .possible)
        }
        let least = single.cases == 1 ? Threshold.possibleWithSameCases : Threshold.possible
        if single.agreement.share >= least {
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

    /// Whether each of two faults shows where the other does not.
    private func isSeen(_ pair: Candidate) -> Bool {
        if pair.agreement.alone > 0 { return true }
        guard pair.agreement.explained > 0 else { return false }
        let (first, second) = (pair.known[0].failedTests, pair.known[1].failedTests)
        return !first.subtracting(second).isDisjoint(with: failedTests)
            && !second.subtracting(first).isDisjoint(with: failedTests)
    }

    /// Whether two faults explain what one leaves open.
    private func isBetter(_ pair: Candidate, than single: Candidate) -> Bool {
        if single.agreement.isExact {
            return pair.agreement.isExact && pair.cases > single.cases
        }
        return pair.agreement.share >= Threshold.combined
            && pair.agreement.share >= single.agreement.share + Threshold.gain
    }

    // MARK: By cases

    /// How far cases are those in which the answer goes wrong.
    private func likeness(of cases: Set<String>) -> Double {
        let cases = cases.filter { judgedTests.contains(String($0.prefix { $0 != "." })) }
        let all = cases.union(failedCases).count
        return all == 0 ? 1 : Double(cases.intersection(failedCases).count) / Double(all)
    }

    /// An answer that is right in all probes goes wrong in the tests alone.
    private func findingByCases() -> Finding? {
        let silent = known.filter { $0.behaviour.isReference }
        let ranked = silent.map { ($0, likeness(of: $0.failedCases)) }
        guard !failedCases.isEmpty, let best = ranked.max(by: { $0.1 < $1.1 }),
            best.1 >= Threshold.possible
        else {
            return nil
        }
        // Of several that go wrong in the same cases nobody can tell which.
        guard ranked.count(where: { $0.1 == best.1 }) == 1 else { return nil }
        return Finding(known: [best.0], certainty: best.1 == 1 ? .likely : .possible)
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
