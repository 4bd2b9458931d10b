import Behaviours
import Explanation
import Scenario

extension CatalogueGrades {
    /// No two known wrong answers do the same, unless their sources tell them apart.
    var indistinguishableAnswers: [CatalogueFault] {
        var first: [Fingerprints.Fingerprint: WrongAnswer] = [:]
        var faults: [CatalogueFault] = []
        for answer in wrongAnswers {
            guard let fingerprint = answer.fingerprint else { continue }
            if let other = first[fingerprint] {
                guard !answer.isRecognised || !other.isRecognised else { continue }
                let names = [other, answer].map(\.misconception.identifier)
                faults.append(.indistinguishable(names[0], names[1]))
            } else {
                first[fingerprint] = answer
            }
        }
        return faults
    }

    /// Each known wrong answer has a fingerprint, which is what comes out now.
    var outdatedFingerprints: [CatalogueFault] {
        let known = Set(wrongAnswers.map(\.misconception.identifier))
        let surplus = fingerprintNames.subtracting(known)
        return [
            (names(withFingerprint: .missing), CatalogueFault.noFingerprint),
            (names(withFingerprint: .stale), CatalogueFault.staleFingerprint),
            (surplus.sorted(), CatalogueFault.surplusFingerprint),
        ].filter { !$0.0.isEmpty }.map { $0.1($0.0) }
    }

    private func names(withFingerprint state: FingerprintState) -> [String] {
        wrongAnswers.filter { $0.fingerprintState == state }.map(\.misconception.identifier)
    }
}

/// Whether a stored fingerprint is valid.
enum FingerprintState {
    case missing
    case stale
    /// The fingerprint equals the current behaviour.
    case current
}

extension CatalogueGrades.WrongAnswer {
    /// The state of the stored fingerprint, as far as the tests ran.
    var fingerprintState: FingerprintState {
        guard let fingerprint else { return .missing }
        let played = Set(report.tests.filter { $0.outcome != .skipped }.map(\.identifier))
        let now = report.fingerprint
        let isCurrent =
            fingerprint.behaviour.agrees(with: now.behaviour)
            && fingerprint.failedTests.filter(played.contains) == now.failedTests
            && fingerprint.failedCases.filter { played.contains(String($0.prefix { $0 != "." })) }
                == now.failedCases
        return isCurrent ? .current : .stale
    }
}

extension BehaviourText {
    /// Whether two behaviours are equal as far as both are known.
    ///
    /// On a busy machine an endless loop plays fewer scenes.
    fileprivate func agrees(with other: BehaviourText) -> Bool {
        if self == other { return true }
        guard let own = behaviour?.cells, let others = other.behaviour?.cells,
            own.count == others.count
        else { return false }
        let open = [Behaviour.unknown, Behaviour.outOfTime]
        return zip(own, others).allSatisfy { $0 == $1 || open.contains($0) || open.contains($1) }
    }
}
