extension Int? {
    /// A part of a date or a time, padded with a zero.
    var twoDigits: String {
        let number = self ?? 0
        return number < 10 ? "0\(number)" : "\(number)"
    }
}
