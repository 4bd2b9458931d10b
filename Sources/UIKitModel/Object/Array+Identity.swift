extension Array where Element: AnyObject {
    /// The array without repeated references; keeps the first occurrence of each object.
    var withoutRepetition: [Element] {
        guard count > 1 else { return self }
        guard count > 8 else {
            return reduce(into: []) { if !$0.containsObject($1) { $0.append($1) } }
        }
        var seen: Set<ObjectIdentifier> = []
        return filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    func containsObject(_ object: AnyObject) -> Bool {
        contains { $0 === object }
    }
}
