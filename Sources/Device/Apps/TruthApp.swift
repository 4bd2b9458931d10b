import Catalogue
import Foundation

/// The app in which UIKit answers the facts and the questions about random scenes.
package struct TruthApp {
    private let sources: StageSources
    private let scenes: [NamedScene]

    package init(_ scenes: [NamedScene], workbook: Workbook) {
        sources = StageSources(workbook: workbook)
        self.scenes = scenes
    }

    package func folder() throws -> AppFolder {
        let lines = try scenes.map { "\($0.name)\t\(try SceneText($0.scene).text)" }
        let data = try sources.template("TruthScenes")
            .replacing("TextsOfScenes", with: lines.joined(separator: "\n        "))
        return AppFolder(
            name: "Truth",
            files: [
                try sources.manifest(of: "Truth"),
                AppFolder.File("App/TruthApp.swift", try sources.template("TruthApp")),
                AppFolder.File("App/TruthScenes.swift", data),
                AppFolder.File("App/WindowArea.swift", try sources.template("WindowArea")),
            ] + (try sources.ofTruth())
        )
    }
}
