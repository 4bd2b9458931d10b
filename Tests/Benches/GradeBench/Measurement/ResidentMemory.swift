import Foundation

enum ResidentMemory {
    /// The peak memory of a process so far, in bytes; `nil` if the system does not report it.
    static func peak(of process: Int32) -> Int? {
        guard let data = FileManager.default.contents(atPath: "/proc/\(process)/status") else {
            return nil
        }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        let words = lines.first { $0.hasPrefix("VmHWM:") }?.split(whereSeparator: \.isWhitespace)
        guard let words, words.count > 1, let kilobytes = Int(words[1]) else { return nil }
        return kilobytes << 10
    }
}
