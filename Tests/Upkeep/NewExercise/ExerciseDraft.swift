import Catalogue
import Foundation
import Platform

/// A new exercise whose texts are still to be written, but that builds and can be graded.
///
/// It is a copy of the first exercise of its shape, with the same scenes and criteria. ``marker``
/// marks the texts to write, and `selfcheck` lists them.
package struct ExerciseDraft {
    /// Precedes every text that an author must write.
    package static let marker = "TO WRITE:"

    private let name: String
    private let number: Int
    private let model: Exercise
    private let workbook: Workbook

    /// Creates a draft.
    ///
    /// - Parameters:
    ///   - name: The name of the exercise and of the answer's type.
    ///   - shape: The shape of the answer.
    ///   - workbook: The workbook that gets the exercise.
    ///   - Throws: If the exercise exists already, or if the name is not a valid type name.
    package init(_ name: String, _ shape: AnswerShape, in workbook: Workbook) throws {
        let exercises = try Exercise.catalogue.get()
        guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
            throw Mistake("NAME=\(name) is no name of a type: choose one such as LampSwitch.")
        }
        guard !exercises.contains(where: { $0.name == name || $0.answerType == name }) else {
            throw Mistake("NAME=\(name): there is such an exercise.")
        }
        guard let model = exercises.first(where: { $0.shape == shape }) else {
            throw Mistake("SHAPE=\(shape.rawValue): no exercise of this shape can be copied.")
        }
        self.name = name
        self.model = model
        self.workbook = workbook
        number = exercises.count + 1
    }

    private var slug: String { (number < 10 ? "0" : "") + "\(number)-\(name)" }

    /// Writes the files of the exercise.
    ///
    /// - Returns: Their paths relative to the workbook.
    package func write() throws -> [String] {
        let texts = DraftTexts(
            name: name,
            number: number,
            slug: slug,
            marker: ExerciseDraft.marker
        )
        let (exercise, solution) = ("Exercises/\(slug)", "Solutions/\(slug)")
        var files = [
            ("\(exercise)/exercise.json", try manifest()),
            ("\(exercise)/README.md", texts.lesson),
            ("\(exercise)/\(name).swift", try copied(workbook.stub(model), "the stub")),
            ("\(solution)/Stub.swift", try copied(workbook.stub(model), "the stub")),
            (
                "\(solution)/\(name).swift",
                try copied(workbook.reference(model), "the reference")
            ),
            (
                "\(solution)/Parts.txt",
                try renamed("\(workbook.solutions(model))/Parts.txt")
                    .replacing("Part: ", with: "Part: \(ExerciseDraft.marker) ")
            ),
            ("\(solution)/Hints.md", texts.hints),
            ("\(solution)/Graded.txt", texts.graded),
            ("Tests/Grading/\(name)Grading.swift", texts.suite),
        ]
        for file in workbook.swiftFiles(in: "\(workbook.solutions(model))/Constants") {
            let name = URL(fileURLWithPath: file).lastPathComponent
            files.append(("\(solution)/Constants/\(name)", try renamed(file)))
        }
        for (path, text) in files { try write(text, to: path) }
        try append(texts.points, to: "Solutions/Points.csv")
        try addToOverview(texts.overviewRow)
        return files.map(\.0) + ["Solutions/Points.csv", "README.md"]
    }

    /// A Swift file of the model exercise below a line that marks it as a copy.
    private func copied(_ path: String, _ role: String) throws -> String {
        "// \(ExerciseDraft.marker) \(role); this one is exercise \(model.number)'s.\n"
            + (try renamed(path))
    }

    /// A file of the model exercise with the new type's name.
    private func renamed(_ path: String) throws -> String {
        let type = try Regex("\\b\(model.answerType)\\b")
        return try String(contentsOfFile: path, encoding: .utf8).replacing(type, with: name)
    }

    /// The manifest of the model exercise, with a title and a task to write.
    private func manifest() throws -> String {
        let path = "\(workbook.root)/Exercises/\(model.slug)/exercise.json"
        var lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
        for (index, line) in lines.enumerated() {
            for key in ["title", "task"] where line.contains("\"\(key)\":") {
                lines[index] = "    \"\(key)\": \"\(ExerciseDraft.marker) the \(key)\","
            }
        }
        return lines.joined(separator: "\n")
    }

    private func write(_ text: String, to path: String) throws {
        let file = URL(fileURLWithPath: "\(workbook.root)/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file, options: .withoutOverwriting)
    }

    private func append(_ text: String, to path: String) throws {
        let file = URL(fileURLWithPath: "\(workbook.root)/\(path)")
        let before = try String(contentsOf: file, encoding: .utf8)
        try Data((before + text).utf8).write(to: file, options: .atomic)
    }

    /// Adds a line to the README's table of exercises, below the one of the exercise before.
    ///
    /// Where that one is missing `selfcheck` asks for both.
    private func addToOverview(_ row: String) throws {
        let file = URL(fileURLWithPath: "\(workbook.root)/README.md")
        var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let last = lines.lastIndex { $0.hasPrefix("| [\(number - 1)](Exercises/") }
        guard let last else { return }
        lines.insert(row, at: last + 1)
        try Data(lines.joined(separator: "\n").utf8).write(to: file, options: .atomic)
    }
}

/// A text of an exercise that an author must still write.
struct LeftToWrite: Hashable, Sendable {
    /// The file's path relative to the workbook, and the line.
    var place: String
    var text: String

    /// All unwritten texts of an exercise, in its folders and its suite, and its missing parts.
    static func all(of exercise: Exercise, in workbook: Workbook) -> [LeftToWrite] {
        marked(in: exercise, workbook) + missing(in: exercise, workbook)
    }

    /// What no draft can begin: the tests of the lessons, their figures and the book demand it.
    private static func missing(
        in exercise: Exercise,
        _ workbook: Workbook
    ) -> [LeftToWrite] {
        let folder = "Exercises/\(exercise.slug)"
        let lesson = text(of: "\(folder)/README.md", in: workbook)
        let figures = lesson.matches(of: #/\((figures\/[^)]+\.svg)\)/#).map { figure in
            LeftToWrite(
                place: "\(folder)/\(figure.output.1)",
                text: "a figure that the lesson shows; make figures draws it"
            )
        }
        let files = [
            LeftToWrite(place: "\(folder)/figures/figures.json", text: "the lesson's figures"),
            LeftToWrite(
                place: "\(folder)/figures/play.json",
                text: "the scene that opens the lesson"
            ),
            LeftToWrite(
                place: "\(folder)/figures/rules.json",
                text: "the scenes of the rules in “The idea”, which are three at least"
            ),
        ]
        var missing = (files + figures).filter {
            !FileManager.default.fileExists(atPath: "\(workbook.root)/\($0.place)")
        }
        let graded = GradedSentence.sentences(inLesson: lesson).count
        if graded < GradedSentence.minimum {
            let text = "graded sentences: \(graded) of at least \(GradedSentence.minimum)"
            missing.append(LeftToWrite(place: "\(folder)/README.md", text: text))
        }
        return missing + missingElsewhere(of: exercise, workbook)
    }

    private static let minimumOfAttempts = 10

    /// What is missing outside of the exercise's own folders.
    private static func missingElsewhere(
        of exercise: Exercise,
        _ workbook: Workbook
    ) -> [LeftToWrite] {
        var missing: [LeftToWrite] = []
        let rows = text(of: "README.md", in: workbook).split(separator: "\n").filter {
            $0.contains("(Exercises/\(exercise.slug)/README.md)")
        }
        if rows.isEmpty || rows.contains(where: { $0.contains(ExerciseDraft.marker) }) {
            let text = "its line in the table of exercises"
            missing.append(LeftToWrite(place: "README.md", text: text))
        }
        let folder = "Tests/WorkbookTests/Attempts/\(exercise.slug)"
        let attempts = workbook.swiftFiles(in: "\(workbook.root)/\(folder)").count
        if attempts < minimumOfAttempts {
            let text = "attempts: \(attempts) of at least \(minimumOfAttempts)"
            missing.append(LeftToWrite(place: folder, text: text))
        }
        return missing
    }

    private static func text(of file: String, in workbook: Workbook) -> String {
        let data = FileManager.default.contents(atPath: "\(workbook.root)/\(file)") ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    private static func marked(
        in exercise: Exercise,
        _ workbook: Workbook
    ) -> [LeftToWrite] {
        let folders = ["Exercises/\(exercise.slug)", "Solutions/\(exercise.slug)"]
        let files = folders.flatMap { folder in
            let names = FileManager.default.enumerator(atPath: "\(workbook.root)/\(folder)")
            return (names?.compactMap { $0 as? String } ?? []).sorted().map { "\(folder)/\($0)" }
        }
        return (files + ["Tests/Grading/\(exercise.suite).swift"]).flatMap { file in
            let lines = text(of: file, in: workbook)
                .split(separator: "\n", omittingEmptySubsequences: false)
            return zip(1..., lines).compactMap { number, line in
                line.range(of: ExerciseDraft.marker).map { marker in
                    LeftToWrite(
                        place: "\(file), line \(number)",
                        text: line[marker.upperBound...]
                            .trimmingCharacters(in: .whitespaces.union(["\"", ","]))
                    )
                }
            }
        }
    }
}
