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
        let fingerprints = grades.fingerprints?.misconceptions ?? [:]
        let names = Set(grades.wrongAnswers.map(\.misconception.identifier))
        let surplus = fingerprints.keys.filter { !names.contains($0) }.sorted()
        return grades.wrongAnswers.compactMap { answer in
            let name = answer.misconception.identifier
            guard let fingerprint = fingerprints[name] else { return .noFingerprint(name) }
            return answer.matches(fingerprint) ? nil : .staleFingerprint(name)
        } + surplus.map { .surplusFingerprint($0) }
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
