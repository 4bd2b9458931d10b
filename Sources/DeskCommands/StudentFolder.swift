import Catalogue
import Foundation
import Platform
import Subcommands

extension Workbook {
    /// The workbook with the answers of a student's own copy; unchanged if `folder` is `nil`.
    ///
    /// - Parameters:
    ///   - folder: The value of `DIR`.
    ///   - environment: `WORKBOOK_HERE` is the folder in which `make` was called.
    package func answering(
        in folder: String?,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(WrongUse) -> Workbook {
        guard let folder else { return answeringInEnclosingCopy(environment: environment) }
        let path = Workbook.path(of: folder, environment: environment)
        guard FileManager.default.isFolder(path + "/Exercises") else {
            throw WrongUse(
                "DIR=\(folder) holds no exercises: "
                    + "`\(SpokenCommand("new", in: folder).words())` starts a copy there."
            )
        }
        let isHere =
            environment[EnvironmentVariable.here].map { Workbook.path(of: $0) == path } ?? false
        var copy = self
        copy.answers = AnswersFolder(path: path, shown: isHere ? "" : folder)
        return copy
    }

    /// The workbook with the answers of the copy in which the installed command was called.
    ///
    /// Outside any copy it is the workbook's own folder, which messages then name.
    private func answeringInEnclosingCopy(environment: [String: String]) -> Workbook {
        guard let here = environment[EnvironmentVariable.here].map({ Workbook.path(of: $0) }) else {
            return self
        }
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

    /// Resolves a file name relative to a student's own copy, from which `make` changed to the
    /// workbook.
    ///
    /// Outside such a copy the name is unchanged.
    package static func fileFromCopy(
        _ name: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        environment[EnvironmentVariable.here] == nil
            ? name : path(of: name, environment: environment)
    }

    /// The absolute path of a folder or a file, with its tilde expanded, as `make` does not.
    ///
    /// Relative to the folder in which `make` was called, which a student's own copy passes on.
    package static func path(
        of name: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        let here = environment[EnvironmentVariable.here].map {
            URL(fileURLWithPath: $0, isDirectory: true)
        }
        return URL(fileURLWithPath: (name as NSString).expandingTildeInPath, relativeTo: here)
            .standardizedFileURL.path
    }
}
