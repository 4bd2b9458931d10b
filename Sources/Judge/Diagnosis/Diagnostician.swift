import Scenario

/// Finds the beliefs behind an answer, by what it does.
struct Diagnostician {
    /// A misconception, with what its answer does.
    struct Known {
        let misconception: Misconception
        let failedTests: Set<String>
        let behaviour: Behaviour
    }

    let known: [Known]
    let reference: Behaviour

    /// What is found: one belief, or two.
    struct Finding {
        var known: [Known]
        var certainty: Diagnosis.Certainty
    }

    /// The least part of the differences that must be explained.
    private enum Threshold {
        static let combined = 0.98
        static let likely = 0.8
        static let possible = 0.4
    }

    /// Finds the belief, or the two beliefs, that explain what an answer does; `nil` where none does.
    func finding(for attempt: Behaviour) -> Finding? {
        guard let single = bestSingle(for: attempt) else { return nil }
        if single.agreement.isExact {
            let certainty: Diagnosis.Certainty = attempt.isComplete ? .certain : .likely
            return Finding(known: [single.known], certainty: certainty)
        }
        if let pair = bestPair(for: attempt), pair.agreement.share >= Threshold.combined {
            return Finding(known: pair.known, certainty: .combined)
        }
        if single.agreement.share >= Threshold.likely {
            return Finding(known: [single.known], certainty: .likely)
        }
        if single.agreement.share >= Threshold.possible {
            return Finding(known: [single.known], certainty: .possible)
        }
        return nil
    }

    private func bestSingle(
        for attempt: Behaviour
    ) -> (known: Known, agreement: BehaviourAgreement)? {
        known.map { one in
            (one, BehaviourAgreement(of: attempt, with: one.behaviour, reference: reference))
        }
        .max { $0.1.share < $1.1.share }
    }

    private func bestPair(
        for attempt: Behaviour
    ) -> (known: [Known], agreement: BehaviourAgreement)? {
        var best: (known: [Known], agreement: BehaviourAgreement)?
        for first in known.indices {
            for second in known.indices where second > first {
                let agreement = BehaviourAgreement(
                    of: attempt,
                    with: known[first].behaviour,
                    and: known[second].behaviour,
                    reference: reference
                )
                guard agreement.alone > 0 else { continue }
                if let best,
                    (best.agreement.share, best.agreement.alone)
                        >= (agreement.share, agreement.alone)
                {
                    continue
                }
                best = ([known[first], known[second]], agreement)
            }
        }
        return best
    }
}

extension Diagnostician.Known {
    /// A misconception with its fingerprint; `nil` where there is none that fits.
    init?(_ misconception: Misconception, _ fingerprints: Fingerprints, reference: Behaviour) {
        guard let fingerprint = fingerprints.misconceptions[misconception.identifier],
            let behaviour = BehaviourText(text: fingerprint.behaviour).behaviour(beside: reference)
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
