import Catalogue
import Foundation
import Platform
import Scenario
import Testing

@testable import Device

/// The model stands in for UIKit: it makes the file that a device would share.
@Suite("The truth app and its comparison", .serialized)
struct TruthTests {
    private static let workbook = Workbook()
    private static let scenes = NamedScene.random(seed: 5, count: 6)

    /// The file that a device with the model's behaviour would share.
    private static let file = Result {
        var questions = TruthFile(system: "the app")
        questions.scenes = scenes.map {
            PlayedScene(name: $0.name, scene: $0.scene, observations: [])
        }
        return try ModelProgram(workbook: workbook).answers(to: questions)
    }

    private func check(_ file: TruthFile) throws -> TruthCheck {
        try TruthCheck(file.json(), named: "truth.json", workbook: TruthTests.workbook)
    }

    @Test("The app's UIKit sources and its scenes compile with the model")
    func compiles() throws {
        let app = try TruthApp(TruthTests.scenes, workbook: TruthTests.workbook).folder()
        #expect(try AppSources(app).complaints() == "")
    }

    @Test("Every scene and fact has answers, and every topic occurs")
    func answers() throws {
        let file = try TruthTests.file.get()
        #expect(file.facts.count > 40)
        #expect(Set(file.facts.map(\.name)).count == file.facts.count)
        #expect(file.facts.allSatisfy { !$0.answer.isEmpty })
        #expect(file.facts.contains { !$0.isSettled })
        #expect(file.scenes.map(\.name) == TruthTests.scenes.map(\.name))
        #expect(file.scenes.allSatisfy { !$0.observations.isEmpty })
        let topics = Set(file.scenes.flatMap(\.observations).map(\.topic))
        #expect(topics == Set(Observation.Topic.allCases))
    }

    @Test("The model agrees with itself in every point")
    func agreement() throws {
        let file = try TruthTests.file.get()
        let check = try check(file)
        #expect(check.agrees)
        #expect(!check.text.contains("✗") && !check.text.contains("?  "))
        #expect(check.text.contains("✓  The smallest alpha with which a view is hit\n"))
        #expect(check.text.contains("✓  hierarchy 6\n"))
        let counts = (file.facts.count, file.scenes.count)
        #expect(
            check.text.hasSuffix(
                "\(counts.0) of \(counts.0) facts and \(counts.1) of \(counts.1) scenes agree.\n"
            )
        )
    }

    @Test("One altered answer is reported, and nothing else")
    func alteredAnswers() throws {
        var file = try TruthTests.file.get()
        let fact = try #require(
            file.facts.firstIndex { $0.name.hasPrefix("hitTest of a layer that is itself hidden") }
        )
        file.facts[fact].answer[1].words = "parent"
        let scene = try #require(file.scenes.firstIndex { $0.name == "hierarchy 2" })
        let observation = try #require(
            file.scenes[scene].observations.firstIndex { $0.topic == .hit }
        )
        let question = file.scenes[scene].observations[observation].question
        let answer = file.scenes[scene].observations[observation].answer[0].words
        file.scenes[scene].observations[observation].answer[0].words = "somebody"
        let check = try check(file)
        #expect(!check.agrees)
        #expect(
            check.text.contains(
                """
                ✗  hitTest of a layer that is itself hidden (not settled before)
                     at 2, device: parent (60, 60)
                     at 2, model:  nil (60, 60)

                """
            )
        )
        #expect(
            check.text.contains(
                """
                ✗  hierarchy 2: \(question)
                     device: somebody
                     model:  \(answer)

                """
            )
        )
        #expect(check.text.split(separator: "\n").count(where: { $0.hasPrefix("✗") }) == 2)
        #expect(check.text.hasSuffix("\nDifferent in 1 scene: which view is hit\n"))
    }

    @Test("Numbers that differ by a rounding error agree, and others do not")
    func numbers() throws {
        let answer = { (number: Double) in [Statement("frame", [number])] }
        #expect(AnswerDifference("", device: answer(10), model: answer(10.000_01)) == nil)
        #expect(AnswerDifference("", device: answer(.nan), model: answer(.nan)) == nil)
        #expect(AnswerDifference("", device: answer(.infinity), model: answer(.infinity)) == nil)
        #expect(AnswerDifference("", device: answer(10), model: answer(10.01)) != nil)
        #expect(AnswerDifference("", device: answer(.nan), model: answer(1)) != nil)
        let longer = answer(10) + answer(11)
        let difference = AnswerDifference("", device: answer(10), model: longer)
        #expect(difference?.position == 1 && difference?.device == nil)
    }

    @Test("A number without an end is read as it is written")
    func words() throws {
        var file = TruthFile(system: "iOS 99")
        file.facts = [
            PlayedFact(name: "Endless", isSettled: true, answer: [Statement("", [-.infinity])])
        ]
        let data = try file.json()
        #expect(String(decoding: data, as: UTF8.self).contains("\"-Infinity\""))
        #expect(try TruthFile(json: data) == file)
    }

    @Test("A fact that only one side knows counts neither way, and is said")
    func unknownFact() throws {
        var device = TruthFile(system: "iOS 99")
        device.facts = [PlayedFact(name: "A new question", isSettled: true, answer: [])]
        var model = TruthFile(system: "the model")
        model.facts = [PlayedFact(name: "With a finger", isSettled: false, answer: [])]
        let comparison = TruthComparison(device: device, model: model)
        #expect(comparison.agrees)
        #expect(
            TruthReport(comparison: comparison).text == """
                The model and iOS 99

                ?  With a finger: the file has no answer
                ?  A new question: this workbook has no such question

                0 of 0 facts and 0 of 0 scenes agree.

                """
        )
    }

    @Test("A file of something else is refused", arguments: ["", "{}", "[1]", "{\"version\":1}"])
    func otherFile(text: String) {
        #expect(throws: Mistake.self) {
            try TruthCheck(Data(text.utf8), named: "x.json", workbook: TruthTests.workbook)
        }
    }

    @Test("A file of another version is refused with the way out")
    func otherVersion() throws {
        var file = TruthFile(system: "iOS 99")
        file.version += 1
        let error = #expect(throws: Mistake.self) { try check(file) }
        #expect(error?.message.contains("make truth OUT=folder") == true)
    }
}
