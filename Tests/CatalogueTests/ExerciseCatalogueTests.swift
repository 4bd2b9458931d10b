import Examples
import Foundation
import Platform
import Testing

@testable import Catalogue

@Suite("Exercises as their folders say")
struct ExerciseCatalogueTests {
    /// A folder of exercises that is deleted with it.
    private final class Folder {
        let root = NSTemporaryDirectory() + "exercises-\(UUID().uuidString)"

        deinit { try? FileManager.default.removeItem(atPath: root) }

        func write(_ text: String, to path: String) throws {
            let file = URL(fileURLWithPath: "\(root)/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }

        static let manifest = """
            {"title": "A lamp", "task": "Do it.", "shape": "view", "scenes": "hierarchy",
            "agreement": "hitViews", "criteria": ["hitViews"], "topic": "hit-testing"}
            """

        /// Adds an exercise about a class `Lamp`.
        func add(_ slug: String, manifest: String = manifest, stub: String? = nil) throws {
            try write(manifest, to: "Exercises/\(slug)/exercise.json")
            try write("class Lamp: UIView {}", to: "Solutions/\(slug)/Lamp.swift")
            try write(
                stub ?? "import UIKit\n\nfinal class Lamp: UIView {\n}\n",
                to: "Solutions/\(slug)/Stub.swift"
            )
        }

        var message: String? {
            do throws(Fault) {
                _ = try Exercise.exercises(in: root)
                return nil
            } catch {
                return error.message
            }
        }
    }

    @Test("Number, name, answer file and type follow from the folders")
    func derived() throws {
        let folder = Folder()
        try folder.add("01-LampView")
        let exercise = try #require(try Exercise.exercises(in: folder.root).first)
        #expect(exercise.number == 1 && exercise.name == "LampView")
        #expect(exercise.slug == "01-LampView" && exercise.suite == "LampViewGrading")
        #expect(exercise.answerFile == "Lamp.swift" && exercise.answerType == "Lamp")
        #expect(exercise.declaration == "class Lamp: UIView")
        #expect(exercise.criteria == [.hitViews])
    }

    @Test("The exercises of this workbook can be read, and follow each other")
    func ownExercises() throws {
        let exercises = try Exercise.catalogue.get()
        #expect(exercises.map(\.number) == Array(1...exercises.count))
        #expect(exercises[2].declaration == "class BaseView: UIView")
        #expect(Exercise.responderChain.declaration == "enum ResponderChain")
    }

    @Test("A folder without a manifest is no exercise")
    func withoutManifest() throws {
        let folder = Folder()
        try folder.add("01-Lamp")
        try folder.write("notes", to: "Exercises/my-notes/notes.txt")
        #expect(try Exercise.exercises(in: folder.root).count == 1)
    }

    @Test("A gap in the numbers is named")
    func gap() throws {
        let folder = Folder()
        try folder.add("01-Lamp")
        try folder.add("03-Lamp")
        #expect(
            folder.message
                == "The folders under Exercises must be numbered from 1 on; they are 1, 3."
        )
    }

    @Test(
        "A fault in a manifest is a sentence with the file, the key and the choices",
        arguments: [
            (
                "\"view\"", "\"lamp\"",
                "shape: lamp is not a shape of an answer: choose one of view, controller, chain."
            ),
            (
                "\"hierarchy\"", "\"lamps\"",
                "scenes: lamps is not a kind of scenes: choose one of whiteView, "
                    + "overhangingWhiteView, hierarchy, shelter, roundButton, responders."
            ),
            (
                "\"agreement\": \"hitViews\"", "\"agreement\": \"beauty\"",
                "agreement: beauty is not a criterion: choose one of actions, alerts, chain, "
            ),
            (
                "[\"hitViews\"]", "[\"way\", \"beauty\"]",
                "criteria, entry 2: beauty is not a criterion: choose one of actions, alerts, chain, "
            ),
            ("\"title\": \"A lamp\", ", "", "title is missing."),
            ("\"A lamp\"", "3", "title is not a text in quotes."),
            ("\"Do it.\"", "null", "task is not a text in quotes."),
            ("\"view\"", "[\"view\"]", "shape is not a text in quotes."),
            ("[\"hitViews\"]", "\"hitViews\"", "criteria is not a list in brackets."),
            ("[\"hitViews\"]", "[3]", "criteria, entry 1 is not a text in quotes."),
            ("\"view\",", "\"view\"", "this is not valid JSON: look for a comma, "),
            (Folder.manifest, "[]", "the whole is not a group of keys in braces."),
        ]
    )
    func manifestFault(right: String, wrong: String, sentence: String) throws {
        let folder = Folder()
        try folder.add("01-Lamp", manifest: Folder.manifest.replacing(right, with: wrong))
        let message = try #require(folder.message)
        #expect(message.hasPrefix("Exercises/01-Lamp/exercise.json: \(sentence)"))
        #expect(message.hasSuffix("."))
    }

    @Test("A stub that does not declare the type is named")
    func stubWithoutType() throws {
        let folder = Folder()
        try folder.add("01-Lamp", stub: "class LampView {}")
        #expect(folder.message == "Solutions/01-Lamp/Stub.swift does not declare Lamp.")
    }

    @Test("A second Swift file beside the reference is named")
    func twoReferences() throws {
        let folder = Folder()
        try folder.add("01-Lamp")
        try folder.write("", to: "Solutions/01-Lamp/Other.swift")
        #expect(
            folder.message
                == "Solutions/01-Lamp must have one Swift file beside Stub.swift, the reference."
        )
    }

    @Test("Harnesses have the answer's type in the place of the word that stands for it")
    func harness() throws {
        for exercise in Exercise.all {
            let text = try Workbook().harnessText(exercise)
            #expect(text.contains(exercise.answerType) && !text.contains("AnswerType"))
        }
    }
}
