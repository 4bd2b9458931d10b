import Catalogue
import Foundation
import Building
import Platform
import Testing

@testable import Device

/// An app's folder on disk, whose UIKit sources are compiled with the model in place of UIKit.
final class AppSources {
    /// The app's files without those that need SwiftUI or the package manager of an app.
    private static let scaffolding: Set = [
        "Package.swift", "App/ExerciseApp.swift", "App/TruthApp.swift", "App/WindowArea.swift",
    ]

    let workbook = Workbook()
    private let scratch: ScratchFolder
    private let app: AppFolder

    init(_ app: AppFolder) throws {
        scratch = try ScratchFolder(in: "\(workbook.cache)/scratch")
        self.app = app
        _ = try app.write(into: scratch.path)
    }

    deinit { scratch.remove() }

    /// The compiler's messages about the stage's module and about the app: none if both are right.
    func complaints() throws -> String {
        let module = "\(scratch.path)/\(StageSources.module).swiftmodule"
        let stage = try compile(
            ["-emit-module", "-emit-module-path", module, "-module-name", StageSources.module],
            paths { $0.hasPrefix("Stage/") }
        )
        guard stage.isEmpty else { return stage }
        return try compile(
            ["-typecheck", "-module-name", "AppModule", "-I", scratch.path],
            paths { $0.hasPrefix("App/") && !AppSources.scaffolding.contains($0) }
        )
    }

    /// Runs the app's sources with a program in place of the app.
    ///
    /// - Parameter program: The path of a source with the main function.
    /// - Returns: What the program prints.
    func run(_ program: String) throws -> String {
        let product = "\(scratch.path)/rehearsal"
        let complaints = try compile(
            [
                "-module-name", StageSources.module, "-L", workbook.kit, "-lAttemptKit",
                "-Xlinker", "-rpath", "-Xlinker", workbook.kit, "-o", product, program,
            ],
            paths { !AppSources.scaffolding.contains($0) }
        )
        guard complaints.isEmpty else { return complaints }
        return try ToolRun(product, [], secondsAllowed: 60).text
    }

    private func paths(where isMeant: (String) -> Bool) -> [String] {
        app.files.map(\.path).filter(isMeant).map { "\(scratch.path)/\(app.name).swiftpm/\($0)" }
    }

    private func compile(_ options: [String], _ files: [String]) throws -> String {
        let run = try ToolRun(
            Toolchain(workbook: workbook).compiler,
            options + [
                "-parse-as-library", "-wmo", "-swift-version", "5", "-suppress-warnings",
                "-I", "\(workbook.kit)/Modules",
            ] + files,
            secondsAllowed: 120
        )
        return run.end?.isSuccess == true ? "" : run.text
    }
}
