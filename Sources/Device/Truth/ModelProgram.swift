import Catalogue
import Foundation
import Building
import Platform

/// The truth app's own code, compiled with the model in place of UIKit.
struct ModelProgram {
    let workbook: Workbook

    /// The time limit of the compiler and of the program, in seconds: each takes a few.
    private static let secondsAllowed = 120.0

    /// The model's answers to all facts, and to the scenes of a file.
    func answers(to file: TruthFile) throws -> TruthFile {
        let scratch = try ScratchFolder(in: "\(workbook.cache)/scratch")
        defer { scratch.remove() }
        let program = try compile(in: scratch.path)
        let (questions, answers) = ("\(scratch.path)/questions", "\(scratch.path)/answers")
        try file.json().write(to: URL(fileURLWithPath: questions))
        let run = try ToolRun(
            program,
            [questions, answers],
            secondsAllowed: ModelProgram.secondsAllowed
        )
        guard run.end?.isSuccess == true, let data = FileManager.default.contents(atPath: answers)
        else {
            throw Fault("the model did not play the scenes:\n\(run.text)")
        }
        return try TruthFile(json: data)
    }

    private func compile(in folder: String) throws -> String {
        let sources = StageSources(workbook: workbook)
        let app = AppFolder(
            name: "Model",
            files: try sources.ofTruth() + [sources.ofModel()]
        )
        let path = try app.write(into: folder)
        let program = "\(folder)/model"
        let run = try ToolRun(
            try Toolchain(workbook: workbook).compiler,
            ModelProgram.arguments(kit: workbook.kit)
                + app.files.map { "\(path)/\($0.path)" } + ["-o", program],
            secondsAllowed: ModelProgram.secondsAllowed
        )
        guard run.end?.isSuccess == true else {
            throw Fault("the truth app does not compile:\n\(run.text)")
        }
        return program
    }

    /// The compiler's options, with the kit's library for UIKit.
    private static func arguments(kit: String) -> [String] {
        [
            "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-Onone", "-wmo",
            "-module-name", StageSources.module, "-I", "\(kit)/Modules", "-L", kit, "-lAttemptKit",
            "-Xlinker", "-rpath", "-Xlinker", kit,
        ]
    }
}
