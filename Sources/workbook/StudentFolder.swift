import Foundation
import Judge
import Subcommands

extension Workbook {
    /// The workbook with a student's own copy of the exercises, or as it is where none is named.
    ///
    /// - Parameters:
    ///   - folder: What `DIR` says.
    ///   - environment: `WORKBOOK_HERE` is the folder that `make` was called in.
    func answering(
        in folder: String?,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(WrongUse) -> Workbook {
        guard let folder else { return self }
        let path = Workbook.path(of: folder, environment: environment)
        var isFolder: ObjCBool = false
        guard
            FileManager.default.fileExists(atPath: path + "/Exercises", isDirectory: &isFolder),
            isFolder.boolValue
        else {
            throw WrongUse(
                "DIR=\(folder) holds no exercises: `make new DIR=\(folder)` starts a copy there."
            )
        }
        let isHere = environment["WORKBOOK_HERE"].map { Workbook.path(of: $0) == path } ?? false
        var copy = self
        copy.answers = AnswersFolder(path: path, shown: isHere ? "" : folder)
        return copy
    }

    /// A file that was named in a student's own copy, from which `make` went to the workbook; as it
    /// is anywhere else.
    static func fileFromCopy(
        _ name: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        environment["WORKBOOK_HERE"] == nil ? name : path(of: name, environment: environment)
    }

    /// The path of a folder or a file; `make` leaves a tilde as it is.
    ///
    /// It is seen from the folder that `make` was called in, which a student's own copy passes on.
    static func path(
        of name: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        let here = environment["WORKBOOK_HERE"].map { URL(fileURLWithPath: $0, isDirectory: true) }
        return URL(fileURLWithPath: (name as NSString).expandingTildeInPath, relativeTo: here)
            .standardizedFileURL.path
    }
}
