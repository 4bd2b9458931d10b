/// The name of a file as it came through a learning platform, which may have added to it.
///
/// `BaseView.swift` is also found as `BaseView-2.swift` or `BaseView (1).swift`, as after a second upload,
/// and as `doejane_1234_BaseView.swift`, as platforms name what they hand out together.
struct AnswerFileName {
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    /// The lowercased answer name that this stands for, if it is one.
    func plain(among names: [String: String]) -> String? {
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
