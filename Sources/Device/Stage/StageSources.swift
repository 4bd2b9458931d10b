import Catalogue
import Foundation
import Platform
import Results

/// The sources that an app copies from the workbook.
///
/// Except for one file, the stage that plays scenes on the model needs only UIKit, so that a device gets the
/// same code.
struct StageSources {
    let workbook: Workbook

    /// The module in which an app has these sources.
    static let module = "WorkbookStage"
    /// The folder of that module in an app.
    static let folder = "Stage"
    /// The module that contains the same sources in the workbook.
    private static let runner = "AttemptRunner"

    /// The files that an app needs from folders whose other files are not copied.
    private static let singleFiles = [
        "Scenario/Scenes": ["Geometry", "Scene", "SceneView", "SceneView+Descendants"],
        "Scenario/Traces": ["ControlState", "Participant", "TraceEvent"],
        "Results/Descriptions": [
            "ControlState+Description", "EventClause", "Geometry+Description", "NumberText",
            "TouchPhase+Description", "TraceProperty+Description",
        ],
        "AttemptRunner/Stage": [
            "Conversions", "Harness", "SceneChange+View", "SceneView+Configure", "Stage",
            "Stage+Actions", "Stage+Layers", "Stage+Views", "UIAlertController+Closing",
            "ViewState",
        ],
        "Platform/Files": ["ExactJSON"],
    ]

    /// Folders of which an app gets every file.
    private static let wholeFolders = [
        "AttemptRunner/Parts", "Device/Shared", "Device/OnDevice/Stage",
    ]

    /// The module's files in the app of an exercise.
    func ofExercise() throws(Fault) -> [AppFolder.File] {
        var files: [AppFolder.File] = []
        for (folder, names) in StageSources.singleFiles.sorted(by: { $0.key < $1.key }) {
            for name in names { files.append(try copy(folder, name)) }
        }
        for folder in StageSources.wholeFolders { files += try copies(ofAllIn: folder) }
        return files
    }

    /// The module's files in the truth app.
    func ofTruth() throws(Fault) -> [AppFolder.File] {
        try ofExercise() + copies(ofAllIn: "Device/OnDevice/Truth")
    }

    /// The program that plays truth files with the model, instead of an app.
    func ofModel() throws(Fault) -> AppFolder.File {
        try copy("Device/OnDevice/Model", "ModelTruth")
    }

    /// A file of the app itself, as stored in the workbook.
    func template(_ name: String) throws(Fault) -> String {
        try text("Device/OnDevice/Apps/\(name).swift")
    }

    /// An exercise's harness without its process: an app calls the answer itself.
    func harness(_ exercise: Exercise) throws(Fault) -> String {
        let text = try workbook.harnessText(exercise)
        guard let main = text.range(of: "@main\n"),
            let end = text.range(of: "\n}\n\n", range: main.upperBound..<text.endIndex)
        else {
            throw Fault(
                "\(workbook.harnessTemplate(exercise)) does not begin with @main"
            )
        }
        // Module selectors are newer than the Swift of many devices.
        return String(text[..<main.lowerBound] + text[end.upperBound...])
            .replacing("\(StageSources.runner)::", with: "\(StageSources.module).")
            .replacing(StageSources.runner, with: StageSources.module)
            .replacing("UIKit::", with: "").replacing("Swift::", with: "")
    }

    // MARK: Copies

    private func copies(ofAllIn folder: String) throws(Fault) -> [AppFolder.File] {
        let path = "\(workbook.root)/Sources/\(folder)"
        guard let files = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            throw Fault("\(path) is missing")
        }
        var copies: [AppFolder.File] = []
        for file in files.sorted() where file.hasSuffix(".swift") {
            copies.append(try copy(folder, String(file.dropLast(".swift".count))))
        }
        return copies
    }

    /// A source with UIKit in place of the workbook's own modules.
    private func copy(_ folder: String, _ name: String) throws(Fault) -> AppFolder.File {
        let path = "\(folder)/\(name).swift"
        let lines = try text(path).split(separator: "\n", omittingEmptySubsequences: false)
        let code = lines.filter { !StageSources.isImport($0) }.joined(separator: "\n")
        let head = "// Copied from the workbook: Sources/\(path)\n\nimport UIKit\n\n"
        return AppFolder.File(
            "\(StageSources.folder)/\(name).swift",
            head + code.trimmingPrefix(while: \.isNewline)
        )
    }

    private static func isImport(_ line: Substring) -> Bool {
        line.hasPrefix("import ") || line.hasPrefix("@") && line.contains(" import ")
    }

    private func text(_ path: String) throws(Fault) -> String {
        let file = "\(workbook.root)/Sources/\(path)"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Fault("\(file) is missing")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
