import Foundation

enum ResidentMemory {
    /// The peak memory of a supervisor's worker so far, in bytes; `nil` if the system does not report it.
    static func peak(ofWorkerOf supervisor: Int32) -> Int? {
        let threads = "/proc/\(supervisor)/task"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? []
        let workers = names.flatMap { text(of: "\(threads)/\($0)/children").split(separator: " ") }
        let status = text(of: "/proc/\(workers.first ?? "")/status")
        return status.firstMatch(of: /VmHWM:\s+(\d+)/).flatMap { Int($0.1) }.map { $0 << 10 }
    }

    private static func text(of file: String) -> String {
        (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    }
}
