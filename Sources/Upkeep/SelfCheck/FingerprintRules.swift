import Judge

extension CatalogueRule {
    static let wrongAnswersDiffer = CatalogueRule(
        sentence: "No two known wrong answers do the same."
    ) { grades in
        var first: [Fingerprints.Fingerprint: String] = [:]
        var faults: [CatalogueFault] = []
        for answer in grades.wrongAnswers {
            let name = answer.misconception.identifier
            guard let fingerprint = grades.fingerprints?.misconceptions[name] else { continue }
            if let other = first[fingerprint] {
                faults.append(.indistinguishable(other, name))
            } else {
                first[fingerprint] = name
            }
        }
        return faults
    }

    static let fingerprintsAreCurrent = CatalogueRule(
        sentence: "Each known wrong answer has a fingerprint, which is what comes out now."
    ) { grades in
        let known = Set(grades.wrongAnswers.map(\.misconception.identifier))
        let surplus = (grades.fingerprints?.misconceptions ?? [:]).keys.filter {
            !known.contains($0)
        }
        return [
            (names(in: grades) { $0 == .missing }, CatalogueFault.noFingerprint),
            (names(in: grades) { $0 == .stale }, CatalogueFault.staleFingerprint),
            (surplus.sorted(), CatalogueFault.surplusFingerprint),
        ].filter { !$0.0.isEmpty }.map { $0.1($0.0) }
    }

    private static func names(
        in grades: CatalogueGrades,
        where isMeant: (FingerprintState) -> Bool
    ) -> [String] {
        grades.wrongAnswers.filter { isMeant(grades.fingerprintState(of: $0)) }
            .map(\.misconception.identifier)
    }
}

/// What a fingerprint is worth.
enum FingerprintState {
    /// There is none.
    case missing
    /// It is not what comes out now.
    case stale
    /// It is what comes out now.
    case current
}

extension CatalogueGrades {
    /// What the fingerprint of an answer is worth.
    func fingerprintState(of answer: WrongAnswer) -> FingerprintState {
        let name = answer.misconception.identifier
        guard let fingerprint = fingerprints?.misconceptions[name] else { return .missing }
        return answer.matches(fingerprint) ? .current : .stale
    }
}

extension CatalogueGrades.WrongAnswer {
    /// Whether a fingerprint is what came out, as far as its tests were played.
    fileprivate func matches(_ fingerprint: Fingerprints.Fingerprint) -> Bool {
        let unplayed = Set(report.tests.filter { $0.outcome == .skipped }.map(\.identifier))
        return hasCurrentBehaviour == true
            && Set(fingerprint.failedTests).subtracting(unplayed)
                == Set(report.failedTests.map(\.identifier))
    }
}
