import Foundation

/// What lies in some folders, to tell afterwards whether anything was written there.
package struct FolderListing: Sendable, Equatable {
    private var entries: [String: String] = [:]

    /// Lists folders with what is inside, each file with its size and date; what is below an excepted
    /// folder is left out.
    ///
    /// - Parameters:
    ///   - folders: The folders.
    ///   - excepted: What is left out.
    ///   - levels: How deep is looked.
    ///   - isMeant: Whether something is listed, by its name and the number of its owner.
    package init(
        of folders: [String],
        except excepted: [String] = [],
        levels: Int = .max,
        where isMeant: (_ name: String, _ owner: Int) -> Bool = { _, _ in true }
    ) {
        for folder in folders {
            let files = FileManager.default.enumerator(atPath: folder)
            while let name = files?.nextObject() as? String {
                let path = "\(folder)/\(name)"
                if excepted.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) {
                    files?.skipDescendants()
                    continue
                }
                let attributes = files?.fileAttributes ?? [:]
                if (files?.level ?? 0) >= levels { files?.skipDescendants() }
                let owner = attributes[.ownerAccountID] as? Int ?? -1
                if isMeant(name, owner) { entries[path] = FolderListing.words(attributes) }
            }
        }
    }

    /// What tells a file from what is there in its place later; a folder's date tells of what is inside.
    private static func words(_ attributes: [FileAttributeKey: Any]) -> String {
        guard attributes[.type] as? FileAttributeType != .typeDirectory else { return "folder" }
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(attributes[.size] as? Int ?? 0) \(date)"
    }

    /// Both listings as one.
    func joined(with other: FolderListing) -> FolderListing {
        var copy = self
        copy.entries.merge(other.entries) { first, _ in first }
        return copy
    }

    /// The paths that are new or changed since an earlier listing, or gone.
    package func changes(since earlier: FolderListing) -> [String] {
        let paths = Set(entries.keys).union(earlier.entries.keys)
        return paths.filter { entries[$0] != earlier.entries[$0] }.sorted()
    }
}
