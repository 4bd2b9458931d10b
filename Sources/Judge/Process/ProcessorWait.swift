import Foundation

/// How long a process and those below it were ready to run and had no processor: what a busy machine
/// takes, and no program can help.
///
/// Linux tells it of each thread; where nothing is told it is 0.
struct ProcessorWait {
    private let process: pid_t
    private let before: [Int: UInt64]

    /// A hostile program may have threads without end.
    private static let mostThreads = 64

    /// Begins to measure.
    init(of process: pid_t) {
        self.process = process
        before = ProcessorWait.nanoseconds(of: process)
    }

    /// The seconds since then: those of the thread that waited longest.
    var seconds: Double {
        let waits = ProcessorWait.nanoseconds(of: process).map { thread, now in
            now - min(now, before[thread] ?? 0)
        }
        return Double(waits.max() ?? 0) / 1e9
    }

    /// What each thread waited since it began.
    private static func nanoseconds(of process: pid_t) -> [Int: UInt64] {
        var waits: [Int: UInt64] = [:]
        #if os(Linux)
            var processes = [Int(process)]
            while let next = processes.popLast(), waits.count < mostThreads {
                let folder = "/proc/\(next)/task"
                let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                for thread in threads.compactMap(Int.init).prefix(mostThreads) {
                    let words = words(of: "\(folder)/\(thread)/schedstat")
                    if words.count > 1 { waits[thread] = UInt64(words[1]) }
                    processes += self.words(of: "\(folder)/\(thread)/children").compactMap {
                        Int($0)
                    }
                }
            }
        #endif
        return waits
    }

    private static func words(of file: String) -> [Substring] {
        guard let data = FileManager.default.contents(atPath: file) else { return [] }
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    }
}
