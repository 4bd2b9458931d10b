import Foundation

/// What lies in some folders, to tell afterwards whether anything was written there.
public struct FolderListing: Sendable, Equatable {
    private let entries: [String: String]

    /// Lists folders with all that is inside, each entry with its size and date; what is below an
    /// excepted folder is left out.
    public init(of folders: [String], except excepted: [String] = []) {
        var entries: [String: String] = [:]
        for folder in folders {
            let files = FileManager.default.enumerator(atPath: folder)
            while let name = files?.nextObject() as? String {
                let path = "\(folder)/\(name)"
                if excepted.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) {
                    files?.skipDescendants()
                    continue
                }
                let attributes = files?.fileAttributes ?? [:]
                let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
                entries[path] = "\(attributes[.size] as? Int ?? 0) \(date)"
            }
        }
        self.entries = entries
    }

    /// The paths that are new or changed since an earlier listing, or gone.
    public func changes(since earlier: FolderListing) -> [String] {
        let paths = Set(entries.keys).union(earlier.entries.keys)
        return paths.filter { entries[$0] != earlier.entries[$0] }.sorted()
    }
}
