import Catalogue
import Foundation
import Platform

/// Creates a student's own copy of the exercises, outside the repository.
package struct ExerciseCopy {
    private let workbook: Workbook
    private let folder: URL

    package struct Result: Hashable, Sendable {
        /// The new files, relative to the folder.
        package var added: [String] = []
        /// The files that already existed and were not changed.
        package var left: [String] = []
        package var hasForeignMakefile = false
    }

    package init(of workbook: Workbook, to path: String) {
        self.workbook = workbook
        folder = URL(fileURLWithPath: path).standardizedFileURL
    }

    /// Creates the copy, and never overwrites an existing file.
    package func make() throws(Mistake) -> Result {
        try requirePlace()
        var result = Result()
        do {
            for exercise in Exercise.all {
                let place = "Exercises/\(exercise.slug)"
                let lesson = "\(workbook.root)/\(place)/README.md"
                try add(contents(lesson), as: "\(place)/README.md", to: &result)
                for figure in workbook.figureFiles(exercise) {
                    try add(
                        contents("\(workbook.figures(exercise))/\(figure)"),
                        as: "\(place)/figures/\(figure)",
                        to: &result
                    )
                }
                let stub = try contents(workbook.stub(exercise))
                try add(stub, as: "\(place)/\(exercise.answerFile)", to: &result)
            }
            try add(Data(makefile.utf8), as: "Makefile", to: &result)
            result.hasForeignMakefile = try !contents("\(folder.path)/Makefile")
                .starts(with: Data("# Hands what".utf8))
            try add(Data(ExerciseCopy.ignoredFiles.utf8), as: ".gitignore", to: &result)
            let tasks = ".vscode/tasks.json"
            try add(contents("\(workbook.root)/\(tasks)"), as: tasks, to: &result)
        } catch {
            throw Mistake(
                "\(folder.path) cannot be filled: \(error.sentence) "
                    + "Choose a folder that you may write in."
            )
        }
        return result
    }

    private func requirePlace() throws(Mistake) {
        let (root, place) = (
            URL(fileURLWithPath: workbook.root).resolvingSymlinksInPath().path,
            folder.resolvingSymlinksInPath().path
        )
        guard place != root, !place.hasPrefix(root + "/") else {
            throw Mistake(
                "\(folder.path) is inside the workbook: choose a folder outside, such as "
                    + "\(DisplayedCommand("new", in: "../my-exercises").words())."
            )
        }
        let files = FileManager.default
        if files.fileExists(atPath: folder.path), !files.isFolder(folder.path) {
            throw Mistake("\(folder.path) is a file: choose the name of a folder.")
        }
        let hasExercises = Exercise.all.contains {
            files.isFolder("\(folder.path)/Exercises/\($0.slug)")
        }
        let others = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        // A new repository may have a README and a licence.
        let isRepository = others.contains(".git")
        guard hasExercises || isRepository || others.allSatisfy({ $0.hasPrefix(".") }) else {
            throw Mistake("\(folder.path) has other files: choose a new or empty folder.")
        }
    }

    private func contents(_ path: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: path))
    }

    private func add(_ data: Data, as path: String, to result: inout Result) throws {
        let file = folder.appendingPathComponent(path)
        guard !FileManager.default.fileExists(atPath: file.path) else {
            result.left.append(path)
            return
        }
        try FileManager.default.createFolder(around: file.path)
        try data.write(to: file, options: .withoutOverwriting)
        result.added.append(path)
    }

    /// What a student's commands keep in the folder, and nobody hands in.
    private static let ignoredFiles = """
        .kept/
        /Exercises/Interviews/

        """

    /// The targets for a student; others, such as `clean`, belong to the workbook, and an error names its
    /// folder.
    private static let targets = [
        "check", "report", "watch", "status", "hint", "solution", "reset", "interview", "quiz",
        "cards", "app", "truth", "explorer", "book", "install", "uninstall",
    ]

    /// The Makefile, which forwards a student's targets to the workbook with this folder.
    private var makefile: String {
        let root = workbook.root.replacing("$", with: "$$").replacing("#", with: "\\#")
        let targets = ExerciseCopy.targets.joined(separator: " ")
        let numbers = Exercise.all.map { String($0.number) }.joined(separator: " ")
        return """
            # Hands what a student does on to the workbook: make check EX=3, make watch, make help, ...
            WORKBOOK := \(root)
            export WORKBOOK_HERE := $(CURDIR)

            # `make check 3` means `make check EX=3`.
            NUMBER := $(filter \(numbers),$(MAKECMDGOALS))
            ifneq ($(NUMBER),)
            $(NUMBER): ; @:
            endif

            .PHONY: help $(NUMBER) \(targets)
            help:
            \t@$(MAKE) --no-print-directory -C "$(WORKBOOK)" help

            \(targets):
            \t@$(MAKE) --no-print-directory -C "$(WORKBOOK)" $@ $(NUMBER) DIR="$(CURDIR)"

            .DEFAULT:
            \t$(error make $@ does not run here: make help lists what does, and commands for teachers \
            and authors run in $(WORKBOOK))

            """
    }
}
