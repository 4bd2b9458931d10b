extension [UInt8] {
    func contains(oneOf words: [String]) -> Bool {
        words.contains { firstRange(of: Array($0.utf8)) != nil }
    }
}

extension UInt8 {
    /// Whether it is a space, a tab or a line end.
    var isBlank: Bool { [0x09, 0x0A, 0x0D, 0x20].contains(self) }
}
