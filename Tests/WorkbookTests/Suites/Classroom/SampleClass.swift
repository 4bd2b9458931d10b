import Catalogue
import Foundation
import Testing

/// A class in which everything happens that can, graded once for all tests that look at the results.
struct SampleClass {
    /// The run.
    let run: CommandRun
    /// All files of the results, by their paths.
    let files: [String: String]
    /// The grades.
    let grades: GradesObject
    /// How many answers were compiled and judged.
    let verdicts: Int
    /// The changes in the submissions.
    let changes: Set<String>

    /// A student whose name means something to shells, spreadsheets, pages and terminals.
    static let odd = "=1+1, \"<b>\" $(id) 🙂\u{202E}\u{1B}[31m"

    /// Which subview is asked first is wrong in it.
    static let ascending = BaseViewAnswer.right.replacing("subviews.reversed()", with: "subviews")

    /// The class, graded when it is first asked for.
    static func graded() throws -> SampleClass { try result.get() }

    private static let result = Result { try SampleClass() }

    private init() throws {
        let sample = try GradedClass()
        try SampleClass.handIn(to: sample)
        let before = try FolderContents.listing(of: sample.submissions)
        run = try sample.grade("--seed", "11")
        let after = try FolderContents.listing(of: sample.submissions)
        changes = Set(before).symmetricDifference(after)
        files = try FolderContents.files(in: sample.results()).mapValues {
            String(decoding: $0, as: UTF8.self)
        }
        grades = try sample.grades()
        verdicts = files.keys.count { $0.hasPrefix(".workbook/verdicts/") }
    }

    private static func handIn(to sample: GradedClass) throws {
        // A clone of the repository with all answers right.
        for exercise in Exercise.all {
            let text = try WorkbookFolder.reference(exercise)
            try sample.handIn("ada", text, as: WorkbookFolder.answerPath(exercise))
            try sample.handIn("ada", text + "// other", as: "Solutions/\(exercise.answerFile)")
        }
        try sample.handIn("ben", body: ascending)
        let commented =
            "// Cem\r\n\r\n" + BaseViewAnswer.file(ascending).replacing("\n", with: "\r\n")
        try sample.handIn("cem", commented, as: "work/Exercises/03-SystemHitTest/BaseView.swift")
        try sample.handIn("dot", body: "return nowhere")
        try sample.handIn(
            "eva",
            "// Eva\n" + BaseViewAnswer.file("return subviews.last!.hitTest(point, with: event)")
        )
        try sample.handIn("fay", body: "while true {}")
        try sample.handInNothing("gil")
        try sample.handInNothing("hal")
        try FileManager.default.createSymbolicLink(
            atPath: sample.submissions.appendingPathComponent("hal/BaseView.swift").path,
            withDestinationPath: "/etc/passwd"
        )
        try sample.handInNothing("ida")
        try #require(
            mkfifo(sample.submissions.appendingPathComponent("ida/BaseView.swift").path, 0o600) == 0
        )
        try sample.handIn(
            "jon",
            String(
                contentsOf: WorkbookFolder.repository.appendingPathComponent(
                    "Solutions/03-SystemHitTest/Stub.swift"
                ),
                encoding: .utf8
            )
        )
        try sample.handIn(odd, body: ascending)
        try Data("notes".utf8).write(to: sample.submissions.appendingPathComponent("notes.txt"))
    }
}
