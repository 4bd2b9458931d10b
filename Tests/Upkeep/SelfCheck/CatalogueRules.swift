import Catalogue

extension CatalogueGrades {
    /// The violations of all rules for the answers of an exercise.
    package var faults: [CatalogueFault] {
        [
            begunStub, failingRightAnswers, unkilledAnswers, idleTests, indistinguishableAnswers,
            unrecognisedAnswers, shortHeads, repeatedTitles, codeInHeads, outdatedFingerprints,
            tooFewAnswers, unfinishedRightAnswers, missingEvidence, faultyConstants, unwrittenTexts,
        ].flatMap { $0 }
    }
}

// MARK: Results of grading

extension CatalogueGrades {
    /// The stub is an answer not begun.
    var begunStub: [CatalogueFault] {
        stub.outcome == .notStarted ? [] : [.stubIsBegun(stub.outcome)]
    }

    /// The reference and all alternatives pass, whatever the seed.
    var failingRightAnswers: [CatalogueFault] {
        rightAnswers.filter { $0.report.outcome != .passed }.map { answer in
            let failed = answer.report.tests.filter { $0.outcome != .passed }
            return .rightAnswerFails(
                answer.name,
                tests: failed.map(\.identifier),
                seed: answer.report.seed
            )
        }
    }

    /// A named test fails each known wrong answer, not chance alone.
    var unkilledAnswers: [CatalogueFault] {
        wrongAnswers.compactMap { answer in
            let failed = answer.report.failedTests
            guard failed.allSatisfy(\.isRandom) else { return nil }
            return .unkilled(answer.misconception.identifier, isKilledByChance: !failed.isEmpty)
        }
    }

    /// Each test fails a known wrong answer.
    var idleTests: [CatalogueFault] {
        let useful = Set(wrongAnswers.flatMap { $0.report.failedTests.map(\.identifier) })
        return tests.filter { !useful.contains($0.identifier) }.map { .idleTest($0.name) }
    }

    /// Each known wrong answer is recognised in every test that it fails.
    var unrecognisedAnswers: [CatalogueFault] {
        // A report needs the current fingerprint to recognise an answer. Another rule checks
        // fingerprints.
        wrongAnswers.filter { $0.fingerprintState == .current }.compactMap { answer in
            let wrong = answer.diagnoses.filter { !answer.accepts($0.diagnosis) }
            guard !wrong.isEmpty else { return nil }
            let others = Set(
                wrong.map { test in
                    test.diagnosis.map { "\($0.identifier) (\($0.certainty.rawValue))" }
                        ?? "nothing"
                }
            )
            return .notRecognised(
                answer.misconception.identifier,
                as: others.sorted(),
                tests: wrong.count
            )
        }
    }

    /// There are enough known wrong answers, and enough alternatives.
    var tooFewAnswers: [CatalogueFault] {
        let alternatives = Set(rightAnswers.filter(\.isAlternative).map(\.name))
        let counts: [(CatalogueFault.AnswerKind, count: Int, minimum: Int)] = [
            (.misconceptions, wrongAnswers.count, Exercise.minimumOfMisconceptions),
            (.alternatives, alternatives.count, Exercise.minimumOfAlternatives),
        ]
        return counts.filter { $0.count < $0.minimum }
            .map { .tooFew($0.0, count: $0.count, minimum: $0.minimum) }
    }

    /// Nothing is left to write.
    var unwrittenTexts: [CatalogueFault] {
        leftToWrite.map { .leftToWrite($0.text, place: $0.place) }
    }
}

extension Exercise {
    /// The required number of misconceptions of an exercise.
    fileprivate static let minimumOfMisconceptions = 8
    /// The required number of right answers besides the reference.
    fileprivate static let minimumOfAlternatives = 5
}
