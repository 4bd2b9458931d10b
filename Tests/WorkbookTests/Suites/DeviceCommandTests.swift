import Catalogue
import Examples
import Foundation
import Testing

extension CommandTests {
    @Suite("Apps for a device")
    struct DeviceCommandTests {
        /// A workbook whose answers are its own, and whose sources are the repository's.
        private func run(_ folder: WorkbookFolder, _ arguments: [String]) throws -> CommandRun {
            try folder.run(
                arguments,
                environment: [
                    "WORKBOOK_ROOT": WorkbookFolder.repository.path,
                    "WORKBOOK_CACHE": folder.root.appendingPathComponent(".build/workbook").path,
                    "WORKBOOK_ANSWERS": folder.root.path,
                ]
            )
        }

        private func text(_ folder: WorkbookFolder, _ path: String) throws -> String {
            try String(contentsOf: folder.root.appendingPathComponent(path), encoding: .utf8)
        }

        @Test("An app has the student's file, a scene of the exercise, and replaces an older app")
        func exercise() throws {
            let folder = try WorkbookFolder()
            let answer = BaseViewAnswer.file(BaseViewAnswer.right)
            try folder.answer(.systemHitTest, answer)
            let out = folder.root.appendingPathComponent("my apps").path
            let first = try run(folder, ["app", "3", "--out", out])
            #expect(first.status == 0, "\(first.complaint)")
            #expect(first.output.hasPrefix("\(out)/SystemHitTest.swiftpm contains "))
            #expect(first.words.contains("touchBesideSubviews.1: A touch beside all subviews"))
            let app = "my apps/SystemHitTest.swiftpm"
            #expect(try text(folder, "\(app)/App/BaseView.swift") == answer)
            #expect(try text(folder, "\(app)/Package.swift").contains(".iOSApplication("))
            let scene = try text(folder, "\(app)/App/ExerciseScene.swift")
            #expect(scene.contains("3. A touch beside all subviews finds the view around them"))
            try folder.write("old", to: "\(app)/Stage/Old.swift")
            let other = try run(folder, ["app", "3", "--out", out, "--case", "hiddenView.1"])
            #expect(other.words.contains("hiddenView.1: A hidden view is skipped"))
            #expect(try text(folder, "\(app)/App/ExerciseScene.swift") != scene)
            #expect(throws: (any Error).self) { try text(folder, "\(app)/Stage/Old.swift") }
        }

        @Test("An app of the stub, or of a file that does not compile, is made and says so")
        func noAnswer() throws {
            let folder = try WorkbookFolder()
            let out = folder.root.path
            let path = WorkbookFolder.answerPath(.systemHitTest)
            let stub = try run(folder, ["app", "3", "--out", out])
            #expect(stub.status == 0)
            #expect(
                stub.complaint == "The app shows no answer yet: \(path) is still the stub.\n"
            )
            try folder.answer(.systemHitTest, BaseViewAnswer.file("return nowhere"))
            let broken = try run(folder, ["app", "3", "--out", out])
            #expect(broken.status == 0)
            #expect(
                broken.complaint
                    == "\(path) does not compile in the workbook (line 5: cannot find 'nowhere' in "
                    + "scope), so the app may not either.\n"
            )
            #expect(
                try text(folder, "SystemHitTest.swiftpm/App/BaseView.swift").contains("nowhere")
            )
            try folder.answer(.systemHitTest, "import UIKit\nclass Other: UIView {}\n")
            #expect(
                try run(folder, ["app", "3", "--out", out]).complaint
                    == "\(path) does not compile in the workbook (the file does not declare "
                    + "`class BaseView: UIView`), so the app may not either.\n"
            )
            try folder.answer(.systemHitTest, BaseViewAnswer.file(BaseViewAnswer.right))
            #expect(try run(folder, ["app", "3", "--out", out]).complaint == "")
        }

        @Test("A folder of somebody else's is left alone")
        func otherFolder() throws {
            let folder = try WorkbookFolder()
            let app = folder.root.appendingPathComponent("RoundButton.swiftpm")
            try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
            try folder.write("mine", to: "RoundButton.swiftpm/Package.swift")
            let refused = try run(folder, ["app", "5", "--out", folder.root.path])
            #expect(refused.status == 2)
            #expect(refused.complaint.contains("choose another folder with OUT=folder."))
            #expect(try text(folder, "RoundButton.swiftpm/Package.swift") == "mine")
        }

        @Test("The truth app is written, and a file of a device is compared")
        func truth() throws {
            let folder = try WorkbookFolder()
            let made = try run(folder, ["truth", "--out", folder.root.path])
            #expect(made.status == 0, "\(made.complaint)")
            let scenes = try text(folder, "Truth.swiftpm/App/TruthScenes.swift")
            let lines = scenes.split(separator: "\n").filter { $0.contains("\t{") }
            #expect(lines.count == 300)
            #expect(Set(lines.map { $0.prefix { $0 != "\t" } }).count == lines.count)
            try folder.write(
                """
                {"version":1,"system":"iOS 99 on iPad","scenes":[],"facts":[
                  {"name":"A disabled control in front of a view","isSettled":true,"answer":[
                    {"words":"control","numbers":[50,50]},{"words":"button","numbers":[50,50]}]},
                  {"name":"contains of a layer without a size","isSettled":true,"answer":[
                    {"words":"contains (0, 0): true","numbers":[]}]}]}
                """,
                to: "truth.json"
            )
            let file = folder.root.appendingPathComponent("truth.json").path
            let compared = try run(folder, ["truth", "--compare", file])
            #expect(compared.status == 1)
            #expect(compared.output.hasPrefix("The model and iOS 99 on iPad\n"))
            #expect(compared.lines.contains("✓  A disabled control in front of a view"))
            #expect(compared.words.contains("device: contains (0, 0): true"))
            #expect(compared.words.contains("model: contains (0, 0): false"))
            #expect(compared.output.hasSuffix("1 of 2 facts and 0 of 0 scenes agree.\n"))
        }

        @Test(
            "Wrong use ends with 2 and a sentence",
            arguments: [
                (
                    ["app", "--out", "apps"],
                    "make app needs an exercise: choose one of EX=1 to EX=\(Exercise.all.count)."
                ),
                (["app", "3"], "OUT is missing: make app EX=3 OUT=folder."),
                (
                    ["app", "3", "--out", "apps", "--case", "nothing.1"],
                    "There is no case nothing.1 in exercise 3."
                ),
                (
                    ["app", "3", "--out", "apps", "--attempt", "no.swift"],
                    "no.swift cannot be read"
                ),
                (["truth"], "make truth needs a folder for the app, OUT=folder, or the file"),
                (
                    ["truth", "--out", "a", "--compare", "b"],
                    "OUT writes an app, and COMPARE reads"
                ),
                (["truth", "--compare", "no.json"], "COMPARE=no.json cannot be read."),
            ]
        )
        func wrongUse(arguments: [String], sentence: String) throws {
            let run = try run(WorkbookFolder(), arguments)
            #expect(run.status == 2 && run.output == "")
            #expect(run.complaint.hasPrefix(sentence))
        }
    }
}
