import Foundation

/// How long a process and those below it had a processor, and how long they were ready to run and had
/// none: what a busy machine takes, and no program can help.
///
/// Linux tells it of each thread; where nothing is told both are 0.
struct ProcessorTime {
    private let process: pid_t
    private let before: [Int: Span]

    /// A hostile program may have threads without end.
    private static let mostThreads = 64

    /// The times of one thread, in nanoseconds.
    private struct Span {
        var computed: UInt64
        var waited: UInt64
    }

    /// Begins to measure.
    init(of process: pid_t) {
        self.process = process
        before = ProcessorTime.spans(of: process)
    }

    /// The seconds since then: of the thread that computed longest, and of the one that waited longest.
    var seconds: (computed: Double, waited: Double) {
        var most = Span(computed: 0, waited: 0)
        for (thread, now) in ProcessorTime.spans(of: process) {
            let then = before[thread] ?? Span(computed: 0, waited: 0)
            most.computed = max(most.computed, now.computed - min(now.computed, then.computed))
            most.waited = max(most.waited, now.waited - min(now.waited, then.waited))
        }
        return (Double(most.computed) / 1e9, Double(most.waited) / 1e9)
    }

    /// The times of each thread since it began.
    private static func spans(of process: pid_t) -> [Int: Span] {
        var spans: [Int: Span] = [:]
        #if os(Linux)
            var processes = [Int(process)]
            while let next = processes.popLast(), spans.count < mostThreads {
                let folder = "/proc/\(next)/task"
                let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                for thread in threads.compactMap(Int.init).prefix(mostThreads) {
                    let words = words(of: "\(folder)/\(thread)/schedstat").compactMap { UInt64($0) }
                    if words.count > 1 {
                        spans[thread] = Span(computed: words[0], waited: words[1])
                    }
                    processes += self.words(of: "\(folder)/\(thread)/children").compactMap {
                        Int($0)
                    }
                }
            }
        #endif
        return spans
    }

    private static func words(of file: String) -> [Substring] {
        guard let data = FileManager.default.contents(atPath: file) else { return [] }
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    }
}
