import Platform

/// Processes items concurrently, two at a time.
enum SideBySide {
    /// Returns the results in the order of the items.
    ///
    /// - Throws: The fault of the first item that has one, after all were processed.
    static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item],
        _ work: @escaping @Sendable (Item) throws(UpkeepFault) -> Result
    ) throws(UpkeepFault) -> [Result] {
        try WorkThread.map(items.count, width: 2) { index throws(UpkeepFault) in
            try work(items[index])
        }
    }
}
