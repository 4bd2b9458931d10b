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
    func findings(for attempt: Behaviour) -> Finding? {
        guard let single = bestSingle(for: attempt) else { return nil }
        if single.isExact {
            let certainty: Diagnosis.Certainty = attempt.isComplete ? .certain : .likely
            return Finding(known: [single.known], certainty: certainty)
        }
        if let pair = bestPair(for: attempt), pair.share >= Threshold.combined {
            return Finding(known: pair.known, certainty: .combined)
        }
        if single.share >= Threshold.likely {
            return Finding(known: [single.known], certainty: .likely)
        }
        if single.share >= Threshold.possible {
            return Finding(known: [single.known], certainty: .possible)
        }
        return nil
    }

    // MARK: One fault

    private func bestSingle(
        for attempt: Behaviour
    ) -> (known: Known, share: Double, isExact: Bool)? {
        known.map { one in
            var (agreeing, differing) = (0, 0)
            for index in attempt.cells.indices {
                guard let cell = attempt.cells[index] else { continue }
                let right = reference.cells[index]
                let wrong = one.behaviour.cells[index]
                if cell == right, wrong == right { continue }
                differing += 1
                if cell == wrong { agreeing += 1 }
            }
            let share = differing == 0 ? 0 : Double(agreeing) / Double(differing)
            return (one, share, differing > 0 && agreeing == differing)
        }
        .max { $0.1 < $1.1 }
    }

    // MARK: Two faults

    /// The two that explain the most: where only one of them shows, the answer must do as it does;
    /// where both do, anything may come of it.
    private func bestPair(for attempt: Behaviour) -> (known: [Known], share: Double)? {
        var best: (known: [Known], share: Double, alone: Int)?
        for first in known.indices {
            for second in known.indices where second > first {
                let pair = [known[first], known[second]]
                let evidence = evidence(for: pair, in: attempt)
                guard evidence.alone > 0 else { continue }
                let isBetter =
                    best.map { (evidence.share, evidence.alone) > ($0.share, $0.alone) } ?? true
                if isBetter { best = (pair, evidence.share, evidence.alone) }
            }
        }
        return best.map { ($0.known, $0.share) }
    }

    /// How much of the differences two faults explain, and in how many cells the rarer of them shows
    /// alone.
    private func evidence(
        for pair: [Known],
        in attempt: Behaviour
    ) -> (share: Double, alone: Int) {
        var (explained, all) = (0, 0)
        var alone = [0, 0]
        let (first, second) = (pair[0].behaviour.cells, pair[1].behaviour.cells)
        for index in attempt.cells.indices {
            guard let cell = attempt.cells[index], let right = reference.cells[index],
                let one = first[index], let other = second[index]
            else { continue }
            switch (one == right, other == right) {
            case (true, true): if cell != right { all += 1 }
            case (false, false): break
            case (false, true):
                all += 1
                if cell == one {
                    explained += 1
                    alone[0] += 1
                }
            case (true, false):
                all += 1
                if cell == other {
                    explained += 1
                    alone[1] += 1
                }
            }
        }
        return (all == 0 ? 0 : Double(explained) / Double(all), alone.min() ?? 0)
    }
}

extension Behaviour {
    /// Whether everything is known.
    fileprivate var isComplete: Bool { !cells.contains(nil) }
}

extension Diagnostician.Known {
    /// A misconception with its fingerprint; `nil` where there is none that fits.
    init?(_ misconception: Misconception, _ fingerprints: Fingerprints, reference: Behaviour) {
        guard let fingerprint = fingerprints.misconceptions[misconception.identifier],
            let behaviour = Behaviour(differences: fingerprint.behaviour, reference: reference)
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
