/// Numbers of a page's attributes.
enum PageNumber {
    static func tenths(_ number: Double) -> String {
        let tenths = Int((min(max(number, -1e6), 1e6) * 10).rounded())
        return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }
}
