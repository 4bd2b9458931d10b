import Catalogue

/// A rule for the answers of an exercise.
package struct CatalogueRule: Sendable {
    /// The requirement as a sentence.
    package let sentence: String
    /// The violations of the rule.
    package let faults: @Sendable (CatalogueGrades) -> [CatalogueFault]

    package static let all: [CatalogueRule] = [
        stubIsNotStarted, rightAnswersPass, wrongAnswersFail, testsFindSomething,
        wrongAnswersDiffer, wrongAnswersAreRecognised, headsSayEnough, titlesDiffer,
        headsGiveNoCode, fingerprintsAreCurrent, catalogueIsLarge, rightAnswersHaveAllParts,
        evidenceIsStated, constantAnswersAreKnown, everythingIsWritten,
    ]
}

// MARK: Results of grading

extension CatalogueRule {
    static let stubIsNotStarted = CatalogueRule(sentence: "The stub is an answer not begun.") {
        grades in
        grades.stub.outcome == .notStarted ? [] : [.stubIsBegun(grades.stub.outcome)]
    }

    static let rightAnswersPass = CatalogueRule(
        sentence: "The reference and all alternatives pass, whatever the seed."
    ) { grades in
        grades.rightAnswers.filter { $0.report.outcome != .passed }.map { answer in
            let failed = answer.report.tests.filter { $0.outcome != .passed }
            return .rightAnswerFails(
                answer.name,
                tests: failed.map(\.identifier),
                seed: answer.report.seed
            )
        }
    }

    static let wrongAnswersFail = CatalogueRule(
        sentence: "A named test fails each known wrong answer, not chance alone."
    ) { grades in
        grades.wrongAnswers.compactMap { answer in
            let failed = answer.report.failedTests
            guard failed.allSatisfy(\.isRandom) else { return nil }
            return .unkilled(answer.misconception.identifier, isKilledByChance: !failed.isEmpty)
        }
    }

    static let testsFindSomething = CatalogueRule(
        sentence: "Each test fails a known wrong answer."
    ) { grades in
        let useful = Set(grades.wrongAnswers.flatMap { $0.report.failedTests.map(\.identifier) })
        return grades.tests.filter { !useful.contains($0.identifier) }.map { .idleTest($0.name) }
    }

    static let wrongAnswersAreRecognised = CatalogueRule(
        sentence: "Each known wrong answer is recognised in every test that it fails."
    ) { grades in
        // A report needs the current fingerprint to recognise an answer. Another rule checks
        // fingerprints.
        grades.wrongAnswers.filter { $0.fingerprintState == .current }.compactMap {
            answer in
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

    static let catalogueIsLarge = CatalogueRule(
        sentence: "There are enough known wrong answers, and enough alternatives."
    ) { grades in
        let alternatives = Set(grades.rightAnswers.filter(\.isAlternative).map(\.name))
        let counts: [(CatalogueFault.AnswerKind, count: Int, minimum: Int)] = [
            (.misconceptions, grades.wrongAnswers.count, Exercise.minimumOfMisconceptions),
            (.alternatives, alternatives.count, Exercise.minimumOfAlternatives),
        ]
        return counts.filter { $0.count < $0.minimum }
            .map { .tooFew($0.0, count: $0.count, minimum: $0.minimum) }
    }
}

extension CatalogueRule {
    static let everythingIsWritten = CatalogueRule(sentence: "Nothing is left to write.") {
        grades in
        grades.leftToWrite.map { .leftToWrite($0.text, place: $0.place) }
    }
}

extension Exercise {
    /// The required number of misconceptions of an exercise.
    fileprivate static let minimumOfMisconceptions = 8
    /// The required number of right answers besides the reference.
    fileprivate static let minimumOfAlternatives = 5
}
