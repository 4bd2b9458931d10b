import Behaviours
import Examples
import Explanation
import Results
import Scenario
import Testing

@testable import Upkeep

@Suite("The rules of a catalogue")
struct CatalogueRuleTests {
    @Test("Good grades keep every rule but that of size")
    func good() {
        #expect(SampleGrades.good.faults == SampleGrades.good.tooFewAnswers)
    }

    @Test("A stub that counts as anything else is a fault", arguments: [Outcome.failed, .passed])
    func stub(outcome: Outcome) {
        let grades = SampleGrades.spoilt { $0.stub.outcome = outcome }
        #expect(grades.begunStub == [.stubIsBegun(outcome)])
    }

    @Test("A right answer that fails is named with the tests and the seed")
    func rightAnswer() {
        let grades = SampleGrades.spoilt {
            $0.rightAnswers[1].report = SampleGrades.report(.failed, failing: ["alpha"])
        }
        #expect(
            grades.failingRightAnswers
                == [.rightAnswerFails("Squares", tests: ["alpha"], seed: 1)]
        )
    }

    @Test("A wrong answer that no written test fails is a fault", arguments: [true, false])
    func unkilled(isKilledByChance: Bool) {
        let grades = SampleGrades.spoilt {
            $0.wrongAnswers[0].report = SampleGrades.report(
                isKilledByChance ? .failed : .passed,
                failing: isKilledByChance ? ["chance"] : []
            )
        }
        #expect(
            grades.unkilledAnswers
                == [.unkilled("ForgetsHidden", isKilledByChance: isKilledByChance)]
        )
    }

    @Test("A test that fails nobody is a fault")
    func idleTest() {
        let grades = SampleGrades.spoilt { $0.wrongAnswers.removeLast() }
        #expect(grades.idleTests == [.idleTest("The test of alpha")])
    }

    @Test("Two wrong answers with the same fingerprint are a fault, unless each is recognised")
    func indistinguishable() {
        let grades = SampleGrades.spoilt {
            $0.wrongAnswers[1].fingerprint = $0.wrongAnswers[0].fingerprint
        }
        #expect(grades.indistinguishableAnswers.isEmpty, "their sources differ")
        var unrecognised = grades
        unrecognised.wrongAnswers[1].report.tests[1].diagnosis = nil
        #expect(
            unrecognised.indistinguishableAnswers
                == [.indistinguishable("ForgetsHidden", "ForgetsAlpha")]
        )
    }

    @Test(
        "A wrong answer must be recognised as itself, and surely",
        arguments: [
            (SampleGrades.diagnosis("ForgetsAlpha", .certain), "ForgetsAlpha (certain)"),
            (SampleGrades.diagnosis("ForgetsHidden", .likely), "ForgetsHidden (likely)"),
            (SampleGrades.diagnosis("ForgetsHidden", .combined), "ForgetsHidden (combined)"),
            (nil, "nothing"),
        ] as [(Diagnosis?, String)]
    )
    func recognised(diagnosis: Diagnosis?, words: String) {
        let grades = SampleGrades.spoilt {
            $0.wrongAnswers[0].report.tests[0].diagnosis = diagnosis
        }
        #expect(
            grades.unrecognisedAnswers
                == [.notRecognised("ForgetsHidden", as: [words], tests: 1)]
        )
    }

    @Test(
        "One of which something stays unknown need only be likely",
        arguments: [[Behaviour.same, 3, Behaviour.unknown], [Behaviour.same, Behaviour.same]]
    )
    func unknownBehaviour(cells: [UInt32]) {
        let grades = SampleGrades.spoilt { grades in
            let text = BehaviourText(Behaviour(cells: cells))
            let likely = SampleGrades.diagnosis("ForgetsHidden", .likely)
            grades.wrongAnswers[0].report.behaviour = text.rawValue
            grades.wrongAnswers[0].fingerprint?.behaviour = text
            for index in [0, 2] { grades.wrongAnswers[0].report.tests[index].diagnosis = likely }
        }
        #expect(grades.unrecognisedAnswers.isEmpty)
    }

    @Test("One that ends its process need only be likely")
    func endedProcess() {
        let grades = SampleGrades.spoilt { grades in
            let likely = SampleGrades.diagnosis("ForgetsHidden", .likely)
            for index in [0, 2] { grades.wrongAnswers[0].report.tests[index].diagnosis = likely }
            var failure = CaseFailure(
                identifier: "hidden.1",
                scene: Scene(SceneView("window", .window, Rectangle(0, 0, 1, 1)), script: []),
                stepIndex: 0,
                expected: "",
                actual: "",
                referenceTrace: [],
                attemptTrace: [],
                firstDifference: ""
            )
            failure.termination = Termination(kind: .signal, code: 4)
            grades.wrongAnswers[0].report.tests[0].failure = failure
        }
        #expect(grades.unrecognisedAnswers.isEmpty)
    }

    @Test("Fingerprints that are missing, stale or of nobody are faults")
    func fingerprints() {
        let missing = SampleGrades.spoilt { $0.wrongAnswers[1].fingerprint = nil }
        let otherBehaviour = SampleGrades.spoilt { $0.wrongAnswers[1].report.behaviour = "" }
        let otherTests = SampleGrades.spoilt {
            $0.wrongAnswers[1].fingerprint?.failedTests = ["alpha"]
        }
        let surplus = SampleGrades.spoilt { $0.fingerprintNames.insert("Gone") }
        #expect(missing.outdatedFingerprints == [.noFingerprint(["ForgetsAlpha"])])
        #expect(otherBehaviour.outdatedFingerprints == [.staleFingerprint(["ForgetsAlpha"])])
        #expect(otherTests.outdatedFingerprints == [.staleFingerprint(["ForgetsAlpha"])])
        #expect(surplus.outdatedFingerprints == [.surplusFingerprint(["Gone"])])
    }

    @Test("Tests that were not played do not make a fingerprint stale")
    func unplayedTests() {
        let grades = SampleGrades.spoilt { $0.wrongAnswers[1].report.tests[2].outcome = .skipped }
        #expect(grades.outdatedFingerprints.isEmpty)
    }

    @Test("A small catalogue is a fault")
    func size() {
        let grades = SampleGrades.spoilt { $0.exercise = .roundButton }
        #expect(
            grades.tooFewAnswers == [
                .tooFew(.misconceptions, count: 2, minimum: 8),
                .tooFew(.alternatives, count: 1, minimum: 5),
            ]
        )
    }
}
