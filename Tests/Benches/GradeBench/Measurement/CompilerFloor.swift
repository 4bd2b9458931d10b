import Catalogue
import Foundation
import Platform

/// The minimum cost of grading a class: one run of the compiler per distinct answer.
struct CompilerFloor: Sendable {
    let workbook: Workbook
    /// The folder of the class's submissions.
    let submissions: String
    /// The folder for temporary programs.
    let scratch: String

    /// Compiles answers, one per processor at a time.
    func compile(_ places: [MadeClass.Place]) -> ProcessUse {
        ProcessUse.of {
            WorkThread.perform(places.count) { compile(places[$0]) }
        }
    }

    /// A failed compilation counts too.
    private func compile(_ place: MadeClass.Place) {
        guard let harness = try? workbook.harness(place.exercise) else { return }
        let product = "\(scratch)/floor-\(place.student)-\(place.exercise.number)"
        let command = [
            "swiftc", "-Onone", "-wmo", "-parse-as-library", "-swift-version", "5",
            "-module-name", "WorkbookAttempt", "-I", "\(workbook.kit)/Modules",
            "-L", workbook.kit, "-lAttemptKit", "-Xlinker", "-rpath", "-Xlinker", workbook.kit,
            "\(submissions)/\(MadeClass.name(of: place.student))/\(place.exercise.answerFile)",
            harness, "-o", product,
        ]
        _ = try? ToolRun("/usr/bin/env", command, secondsAllowed: 600)
        try? FileManager.default.removeItem(atPath: product)
    }
}
