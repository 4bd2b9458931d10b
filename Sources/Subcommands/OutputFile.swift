import Catalogue
import Foundation
import Platform

extension Option {
    /// Refuses a file that cannot be written, before the command does anything.
    ///
    /// A missing folder is taken for a typing error, and is not created. A device or a pipe is not replaced.
    ///
    /// - Parameter name: The path as the user typed it.
    /// - Returns: The path of the file behind symbolic links, which must stay.
    @discardableResult
    package func requireFile(at path: String, named name: String) throws(WrongUse) -> String {
        let (files, setting) = (FileManager.default, "\(variable)=\(name)")
        let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        if files.isFolder(path) { throw WrongUse("\(setting) is a folder: name a file.") }
        let type = try? files.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        if let type, type != .typeRegular {
            throw WrongUse("\(setting) is not a file that can be replaced: name another one.")
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let shown = name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "."
        if !files.isFolder(folder) {
            throw WrongUse("\(setting): the folder \(shown) does not exist.")
        }
        if !files.isWritableFile(atPath: folder) {
            let locked = shown.isEmpty ? "/" : shown
            throw WrongUse("\(setting): you may not write in the folder \(locked).")
        }
        return path
    }

    /// Refuses a folder that cannot be filled, before the command does anything.
    ///
    /// - Parameter name: The path as the user typed it.
    package func requireFolder(at path: String, named name: String) throws(WrongUse) {
        let whole = URL(fileURLWithPath: path).standardizedFileURL
        var place = whole
        while !FileManager.default.fileExists(atPath: place.path), place.path != "/" {
            place.deleteLastPathComponent()
        }
        guard !FileManager.default.isFolder(place.path) else { return }
        let flaw =
            place.path == whole.path ? "is a file" : "lies in the file \(place.lastPathComponent)"
        throw WrongUse("\(variable)=\(name) \(flaw): name a folder.")
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
        return try option.requireFile(at: Workbook.path(of: name), named: name)
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
