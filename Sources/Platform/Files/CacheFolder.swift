import Foundation

/// A folder of reproducible items that limits its own size.
package struct CacheFolder {
    package let path: String
    /// The maximum number of items; above it, the older half is removed.
    let capacity: Int

    package init(path: String, capacity: Int) {
        self.path = path
        self.capacity = capacity
    }

    /// Updates an item's date, so that it counts as young.
    package func use(_ name: String) {
        try? FileManager.default.setAttributes(
            [.modificationDate: Date()],
            ofItemAtPath: "\(path)/\(name)"
        )
    }

    /// Removes items that have not been modified for some seconds.
    package func remove(olderThan seconds: Double) {
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: path)) ?? [] {
            let attributes = try? files.attributesOfItem(atPath: "\(path)/\(name)")
            guard let date = attributes?[.modificationDate] as? Date,
                date.timeIntervalSinceNow < -seconds
            else { continue }
            try? files.removeItem(atPath: "\(path)/\(name)")
        }
    }

    /// Removes the older half if there are too many items; hidden ones are neither counted nor removed.
    ///
    /// - Returns: Whether there were too many.
    @discardableResult
    package func trim() -> Bool {
        let files = FileManager.default
        let names = ((try? files.contentsOfDirectory(atPath: path)) ?? [])
            .filter { !$0.hasPrefix(".") }
        guard names.count > capacity else { return false }
        let dated = names.map { name in
            let attributes = try? files.attributesOfItem(atPath: "\(path)/\(name)")
            return (name: name, date: attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        for item in dated.sorted(by: { $0.date < $1.date }).prefix(names.count / 2) {
            try? files.removeItem(atPath: "\(path)/\(item.name)")
        }
        return true
    }
}
