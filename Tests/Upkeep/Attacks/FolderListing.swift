import Foundation

/// The contents of some folders, to detect changes later.
struct FolderListing: Sendable, Equatable {
    private var entries: [String: String] = [:]

    /// Lists the contents of folders, each file with its size and date.
    ///
    /// - Parameters:
    ///   - folders: The folders to list.
    ///   - excepted: Folders whose contents are left out.
    ///   - levels: The largest depth.
    ///   - isMeant: Whether to list an entry, by its name and its owner's user ID.
    init(
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

    /// Identifies a file's version.
    ///
    /// A folder's date is left out, because it depends on the folder's contents.
    private static func words(_ attributes: [FileAttributeKey: Any]) -> String {
        guard attributes[.type] as? FileAttributeType != .typeDirectory else { return "folder" }
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(attributes[.size] as? Int ?? 0) \(date)"
    }

    func joined(with other: FolderListing) -> FolderListing {
        var copy = self
        copy.entries.merge(other.entries) { first, _ in first }
        return copy
    }

    /// The paths that were added, changed or removed since an earlier listing.
    func changes(since earlier: FolderListing) -> [String] {
        let paths = Set(entries.keys).union(earlier.entries.keys)
        return paths.filter { entries[$0] != earlier.entries[$0] }.sorted()
    }
}
