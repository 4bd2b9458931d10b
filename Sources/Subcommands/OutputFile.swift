import Catalogue
import Foundation
import Platform

/// Why a place that the user named cannot take what a command writes.
package enum UnusableOutput: Hashable, Sendable {
    /// A folder is in the place of the file.
    case folder
    /// A file is in the place of the folder.
    case file
    /// A file is in the place of a folder around the folder.
    case insideFile(String)
    /// The folder of the file does not exist.
    case missingFolder(String)
    /// The user may not write in the folder.
    case lockedFolder(String)

    /// Finds what keeps a file from being written; `nil` if nothing does.
    ///
    /// A folder that does not exist is a slip, and is not made.
    ///
    /// - Parameter name: The path as the user typed it.
    package init?(file path: String, named name: String) {
        let files = FileManager.default
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let shown = name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "."
        if files.isFolder(path) {
            self = .folder
        } else if !files.isFolder(folder) {
            self = .missingFolder(shown)
        } else if !files.isWritableFile(atPath: folder) {
            self = .lockedFolder(shown.isEmpty ? "/" : shown)
        } else {
            return nil
        }
    }

    /// Finds what keeps a folder from being filled; `nil` if nothing does.
    package init?(folder path: String) {
        var place = URL(fileURLWithPath: path).standardizedFileURL
        while !FileManager.default.fileExists(atPath: place.path), place.path != "/" {
            place.deleteLastPathComponent()
        }
        guard !FileManager.default.isFolder(place.path) else { return nil }
        let isWhole = place.path == URL(fileURLWithPath: path).standardizedFileURL.path
        self = isWhole ? .file : .insideFile(place.lastPathComponent)
    }

    /// - Parameter setting: The option as the user typed it, such as `OUT=page.html`.
    package func sentence(about setting: String) -> String {
        switch self {
        case .folder: "\(setting) is a folder: name a file."
        case .file: "\(setting) is a file: name a folder."
        case .insideFile(let file): "\(setting) lies in the file \(file): name a folder."
        case .missingFolder(let folder): "\(setting): the folder \(folder) does not exist."
        case .lockedFolder(let folder): "\(setting): you may not write in the folder \(folder)."
        }
    }
}

extension Option {
    /// Refuses a file that cannot be written, before the command does anything.
    package func requireFile(at path: String, named name: String) throws(WrongUse) {
        try refuse(UnusableOutput(file: path, named: name), name)
    }

    /// Refuses a folder that cannot be filled, before the command does anything.
    package func requireFolder(at path: String, named name: String) throws(WrongUse) {
        try refuse(UnusableOutput(folder: path), name)
    }

    private func refuse(_ flaw: UnusableOutput?, _ name: String) throws(WrongUse) {
        guard let flaw else { return }
        throw WrongUse(flaw.sentence(about: "\(variable)=\(name)"))
    }

    /// Writes a file that the user named with this option, and the folder around it.
    ///
    /// - Throws: The sentence that names the option, if the file cannot be written.
    package func write(_ text: String, to path: String) throws(WrongUse) {
        do {
            try Data(text.utf8).write(wholeTo: path)
        } catch {
            throw WrongUse("\(variable)=\(path) cannot be written: \(error.localizedDescription)")
        }
    }
}

extension Arguments {
    /// The path of the file that an option names; `nil` without the option.
    ///
    /// - Throws: The reason why the file cannot be written.
    package func outputFile(_ option: Option) throws(WrongUse) -> String? {
        guard let name = self[option] else { return nil }
        let path = Workbook.path(of: name)
        try option.requireFile(at: path, named: name)
        return path
    }

    /// The path of the folder that an option names; `nil` without the option.
    ///
    /// - Throws: The reason why the folder cannot be filled.
    package func outputFolder(_ option: Option) throws(WrongUse) -> String? {
        guard let name = self[option] else { return nil }
        let path = Workbook.path(of: name)
        try option.requireFolder(at: path, named: name)
        return path
    }
}
