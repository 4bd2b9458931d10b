import Foundation

/// A folder's contents, for comparing them with later ones.
enum FolderContents {
    /// The regular files, by their paths within the folder.
    static func files(in folder: URL) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let file = folder.appendingPathComponent(path)
            let values = try file.resourceValues(forKeys: [.isRegularFileKey])
            if values.isRegularFile == true { files[path] = try Data(contentsOf: file) }
        }
        return files
    }

    /// A line for each file, folder, link and pipe: its kind, its size, its permissions, and when it was
    /// changed last.
    static func listing(of folder: URL) throws -> [String] {
        try ([""] + FileManager.default.subpathsOfDirectory(atPath: folder.path)).sorted().map {
            let attributes = try FileManager.default.attributesOfItem(
                atPath: "\(folder.path)/\($0)"
            )
            let date = attributes[.modificationDate] as? Date
            return [
                $0, "\(attributes[.type] ?? "")", "\(attributes[.size] ?? "")",
                "\(attributes[.posixPermissions] ?? "")",
                "\(date?.timeIntervalSinceReferenceDate ?? 0)",
            ].joined(separator: " ")
        }
    }
}
