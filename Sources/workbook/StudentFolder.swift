import Foundation
import Judge

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
        let path = Workbook.path(of: folder)
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

    /// The path of a folder; `make` leaves a tilde as it is.
    static func path(of folder: String) -> String {
        URL(fileURLWithPath: (folder as NSString).expandingTildeInPath)
            .standardizedFileURL.path
    }
}
