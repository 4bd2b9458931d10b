import Foundation

/// The CPU time of a process and its descendants, and the time in which they were runnable but had no
/// processor.
///
/// A busy machine causes that waiting, and no program can prevent it. Linux reports both for each thread. On
/// other systems both are 0.
struct ProcessorTime {
    private let process: pid_t
    private let before: [Int: Span]

    /// Limits the work that a hostile program with many threads causes.
    private static let maximumThreads = 64

    private struct Span {
        var computed: UInt64
        var waited: UInt64
    }

    init(of process: pid_t) {
        self.process = process
        before = ProcessorTime.spans(of: process)
    }

    /// The seconds since the start: the CPU time of the thread that computed longest, and the waiting time of
    /// the thread that waited longest.
    var seconds: (computed: Double, waited: Double) {
        var most = Span(computed: 0, waited: 0)
        for (thread, now) in ProcessorTime.spans(of: process) {
            let then = before[thread] ?? Span(computed: 0, waited: 0)
            most.computed = max(most.computed, now.computed - min(now.computed, then.computed))
            most.waited = max(most.waited, now.waited - min(now.waited, then.waited))
        }
        return (Double(most.computed) / 1e9, Double(most.waited) / 1e9)
    }

    /// The CPU time so far of the thread that computed longest; `nil` if the system does not report it.
    static func secondsComputed(by process: pid_t) -> Double? {
        spans(of: process).values.map(\.computed).max().map { Double($0) / 1e9 }
    }

    private static func spans(of process: pid_t) -> [Int: Span] {
        var spans: [Int: Span] = [:]
        var processes = [Int(process)]
        while let next = processes.popLast(), spans.count < maximumThreads {
            let folder = "/proc/\(next)/task"
            let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for thread in threads.compactMap(Int.init).prefix(maximumThreads) {
                let words = words(of: "\(folder)/\(thread)/schedstat").compactMap { UInt64($0) }
                if words.count > 1 {
                    spans[thread] = Span(computed: words[0], waited: words[1])
                }
                processes += self.words(of: "\(folder)/\(thread)/children").compactMap {
                    Int($0)
                }
            }
        }
        return spans
    }

    private static func words(of file: String) -> [Substring] {
        guard let data = FileManager.default.contents(atPath: file) else { return [] }
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    }
}
