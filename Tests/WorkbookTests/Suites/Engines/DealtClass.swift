import Examples
import Foundation
import Testing

/// A class of students who handed in exercises 3 and 5, and what it leaves when it is graded.
struct DealtClass {
    private let folder: WorkbookFolder
    /// The students' names.
    let students: [String]

    /// Makes the class.
    init(_ folder: WorkbookFolder, students count: Int) throws {
        self.folder = folder
        students = (1...count).map {
            "student\(String(repeating: "0", count: $0 < 10 ? 1 : 0))\($0)"
        }
        let right = try WorkbookFolder.reference(.roundButton)
        let answers = [
            (BaseViewAnswer.file(BaseViewAnswer.right), right),
            (BaseViewAnswer.file(BaseViewAnswer.right.replacing("!isHidden, ", with: "")), right),
            ("import UIKit\nclass BaseView: UIView { nonsense }\n", right),
            (BaseViewAnswer.file(BaseViewAnswer.right), "import UIKit\nclass RoundButton: 7 {}\n"),
        ]
        for (index, student) in students.enumerated() {
            let place = folder.root.appendingPathComponent("class/\(student)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let (third, fifth) = answers[index % answers.count]
            // Distinct answers, so that each is judged.
            let name = "let ownNumber\(index) = 0\n"
            try folder.write(third + name, to: "class/\(student)/BaseView.swift")
            try folder.write(fifth + name, to: "class/\(student)/RoundButton.swift")
        }
        try addStudentOfAnotherEncoding(right)
    }

    /// Adds a student whose folder's name is no UTF-8: "zo", and an ë in Latin-1.
    ///
    /// It comes last, so that the machine that fails is not grading it.
    private func addStudentOfAnotherEncoding(_ answer: String) throws {
        let place = folder.root.appendingPathComponent("class").path
        try FileManager.default.createDirectory(
            atPath: "\(place)/zoe",
            withIntermediateDirectories: false
        )
        try folder.write(answer, to: "class/zoe/RoundButton.swift")
        let name = Array("\(place)/zo".utf8CString.dropLast()) + [CChar(bitPattern: 0xEB), 0]
        try #require(rename("\(place)/zoe", name) == 0)
    }

    /// Grades the class.
    func grade(
        into out: String,
        _ options: [String] = [],
        environment: [String: String] = [:]
    ) throws -> CommandRun {
        let terms = ["--seed", "7", "--sandbox", "none"]
        return try folder.run(
            ["grade", "class", "--out", out] + terms + options,
            environment: environment
        )
    }

    /// All files that a grading left for a teacher, and its records, times aside.
    func results(in out: String) throws -> [String: String] {
        let root = folder.root.appendingPathComponent(out)
        let names =
            FileManager.default.enumerator(atPath: root.path)?
            .compactMap { $0 as? String } ?? []
        var results: [String: String] = [:]
        for name in names where !name.hasPrefix(".workbook") {
            let file = root.appendingPathComponent(name)
            guard (try file.resourceValues(forKeys: [.isRegularFileKey])).isRegularFile == true
            else { continue }
            results[name] = try String(contentsOf: file, encoding: .utf8)
                .replacing(/"durationSeconds":[0-9.e-]+/, with: "")
        }
        return results
    }
}
