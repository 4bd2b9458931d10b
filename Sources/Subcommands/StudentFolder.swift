import Catalogue
import Foundation
import Platform

extension Option {
    /// The student's own copy of the exercises, whose answers the workbook uses.
    package static let folder = value("--dir", "DIR", "FOLDER")
}

extension Workbook {
    /// The workbook with the answers of a student's own copy.
    ///
    /// - Parameter folder: The value of `DIR`; without it the answers are those of the copy in
    ///   which the command was called.
    func answering(in folder: String?) throws(WrongUse) -> Workbook {
        guard let folder else { return answeringInEnclosingCopy }
        let path = Workbook.path(of: folder)
        guard FileManager.default.isFolder(path + "/Exercises") else {
            throw WrongUse(
                "DIR=\(folder) contains no exercises: "
                    + "`\(DisplayedCommand("new", in: folder).words())` starts a copy there."
            )
        }
        var copy = self
        copy.answers = AnswersFolder(path: path, shown: path == Workbook.pathOfHere ? "" : folder)
        return copy
    }

    /// The workbook with the answers of the copy in which the installed command was called.
    ///
    /// Outside any copy it is the workbook's own folder, which messages then name.
    private var answeringInEnclosingCopy: Workbook {
        guard let here = Workbook.pathOfHere else { return self }
        var folder = here
        while !isCopy(folder), folder != "/" {
            folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
        }
        let path = isCopy(folder) ? folder : answers.path
        var copy = self
        copy.answers = AnswersFolder(path: path, shown: path == here ? "" : path)
        return copy
    }

    private func isCopy(_ folder: String) -> Bool {
        Exercise.all.contains { exercise in
            FileManager.default.fileExists(atPath: "\(folder)/Exercises/\(exercise.slug)")
        }
    }

    /// The folder in which the user called `make` or the installed command, as the environment
    /// names it.
    private static var here: String? {
        ProcessInfo.processInfo.environment[EnvironmentVariable.here]
    }

    private static var pathOfHere: String? { here.map { path(of: $0) } }

    /// Resolves a file name relative to a student's own copy, from which `make` changed to the
    /// workbook.
    ///
    /// Outside such a copy the name is unchanged.
    package static func fileFromCopy(_ name: String) -> String {
        here == nil ? name : path(of: name)
    }

    /// The absolute path of a folder or a file, with its tilde expanded, which `make` does not do.
    ///
    /// It is relative to the folder in which `make` was called, which a student's own copy passes on.
    package static func path(of name: String) -> String {
        let folder = here.map { URL(fileURLWithPath: $0, isDirectory: true) }
        // Foundation looks up the system's list of users, rather than HOME as a shell does.
        let home = ProcessInfo.processInfo.environment["HOME"]
        let path =
            name.hasPrefix("~/") && home != nil
            ? (home ?? "") + name.dropFirst() : (name as NSString).expandingTildeInPath
        return URL(fileURLWithPath: path, relativeTo: folder)
            .standardizedFileURL.path
    }
}
