import Foundation

/// A class in a workbook of its own: submissions in one folder, results in another.
final class GradedClass {
    let folder: WorkbookFolder

    init() throws {
        folder = try WorkbookFolder()
        try FileManager.default.createDirectory(
            at: submissions,
            withIntermediateDirectories: true
        )
    }

    /// A class whose submissions and results were kept.
    init(kept: URL) throws {
        folder = try WorkbookFolder()
        for part in [submissions, results()] {
            let copy = kept.appendingPathComponent(part.lastPathComponent)
            try FileManager.default.copyItem(at: copy, to: part)
        }
    }

    /// Keeps submissions and results for other classes of this run of the tests.
    func kept(as name: String) throws -> URL {
        let place = WorkbookFolder.shared.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for part in [submissions, results()] {
            let copy = place.appendingPathComponent(part.lastPathComponent)
            try FileManager.default.copyItem(at: part, to: copy)
        }
        return place
    }

    /// The folder with a folder for each student.
    var submissions: URL { folder.root.appendingPathComponent("class") }

    /// A folder of results.
    func results(_ name: String = "results") -> URL { folder.root.appendingPathComponent(name) }

    // MARK: Handing in

    /// Writes a student's file, with the folders above it.
    func handIn(_ student: String, _ text: String, as path: String = "BaseView.swift") throws {
        let file = submissions.appendingPathComponent("\(student)/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    /// Hands in an answer to exercise 3 with statements as the body of `hitTest(_:with:)`.
    func handIn(_ student: String, body: String) throws {
        try handIn(student, BaseViewAnswer.file(body))
    }

    /// Makes a student's folder with nothing in it.
    func handInNothing(_ student: String) throws {
        try FileManager.default.createDirectory(
            at: submissions.appendingPathComponent(student),
            withIntermediateDirectories: true
        )
    }

    // MARK: Grading

    /// The arguments of `workbook grade`; without a sandbox, which not every machine has.
    func arguments(_ options: [String], into name: String = "results") -> [String] {
        ["grade", "class", "--out", name]
            + (options.contains("--sandbox") ? options : options + ["--sandbox", "none"])
    }

    /// Grades the class.
    @discardableResult
    func grade(
        _ options: String...,
        into name: String = "results",
        environment: [String: String] = [:]
    ) throws -> CommandRun {
        try folder.run(arguments(options, into: name), environment: environment)
    }

    /// An environment in which nothing can be compiled.
    static let withoutCompiler = ["SWIFT_EXEC": "/usr/bin/false"]

    // MARK: Results

    /// The text of a file of the results.
    func text(_ file: String, in name: String = "results") throws -> String {
        try String(contentsOf: results(name).appendingPathComponent(file), encoding: .utf8)
    }

    /// The grades.
    func grades(in name: String = "results") throws -> GradesObject {
        try GradesObject(text("grades.json", in: name))
    }

    /// All files that a teacher or another machine reads, by their paths.
    func files(in name: String = "results") throws -> [String: Data] {
        try FolderContents.files(in: results(name)).filter { !$0.key.hasPrefix(".workbook/") }
    }

    /// The same without the times that grading took.
    func timelessFiles(in name: String = "results") throws -> [String: String] {
        try files(in: name).mapValues { data in
            String(decoding: data, as: UTF8.self)
                .replacing(/"durationSeconds":[0-9.e-]+/, with: "\"durationSeconds\":0")
        }
    }

    /// How the results differ from those in another folder, times aside: a line for each file that does,
    /// with the first of its lines that differ.
    func differences(from name: String) throws -> [String] {
        let (own, other) = (try timelessFiles(), try timelessFiles(in: name))
        return Set(own.keys).union(other.keys).sorted().filter { own[$0] != other[$0] }.map {
            path in
            let sides = [own, other].map { $0[path].map { $0.split(separator: "\n") } ?? [] }
            let lines = (0..<(sides.map(\.count).max() ?? 0)).lazy.map { line in
                sides.map { $0.indices.contains(line) ? String($0[line].prefix(400)) : "nothing" }
            }
            return "\(path): \(lines.first { $0[0] != $0[1] } ?? [])"
        }
    }
}
