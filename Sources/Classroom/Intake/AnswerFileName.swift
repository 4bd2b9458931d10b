/// A file name that a learning platform may have changed.
///
/// `BaseView.swift` can become `BaseView-2.swift` or `BaseView (1).swift` after a second upload. In
/// a bulk download it can become `doejane_1234_BaseView.swift`.
enum AnswerFileName {
    /// The lowercased answer name without the platform's additions, if it is one of `names`.
    static func plain(_ name: String, among names: [String: String]) -> String? {
        let whole = name.lowercased()
        if names[whole] != nil { return whole }
        guard whole.hasSuffix(".swift") else { return nil }
        var stem = whole.dropLast(".swift".count)
        if stem.hasSuffix(")"), let open = stem.lastIndex(of: "("),
            stem[open...].dropFirst().dropLast().allSatisfy(\.isNumber)
        {
            stem = stem[..<open]
            while stem.last == " " { stem.removeLast() }
        } else if let dash = stem.lastIndex(of: "-"), dash < stem.index(before: stem.endIndex),
            stem[stem.index(after: dash)...].allSatisfy(\.isNumber)
        {
            stem = stem[..<dash]
        }
        let last = stem.split(separator: "_").last.map { "\($0).swift" } ?? ""
        return names[last] == nil ? nil : last
    }
}
