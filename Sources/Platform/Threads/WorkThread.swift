import Foundation

/// Threads with the stack of a main thread.
///
/// The judge works recursively in places: it reads the compiler's tree, shrinks scenes and searches
/// for explanations. On macOS any other thread has a stack of 512 KB.
package enum WorkThread {
    package static let stackBytes = 8 << 20

    /// Runs a closure on a new thread.
    package static func start(_ work: @escaping @Sendable () -> Void) {
        let thread = Thread(block: work)
        thread.stackSize = stackBytes
        thread.start()
    }

    /// Runs a closure for each number below `count`, in parallel, and waits for all.
    ///
    /// The calling thread takes part, because a new thread costs as much as playing a small scene.
    package static func perform(
        _ count: Int,
        width: Int = ProcessInfo.processInfo.activeProcessorCount,
        _ work: @escaping @Sendable (Int) -> Void
    ) {
        let numbers = Numbers(below: count)
        let perform: @Sendable () -> Void = {
            while let number = numbers.next() { work(number) }
        }
        let group = DispatchGroup()
        for _ in 1..<max(1, min(width, count)) {
            group.enter()
            start {
                perform()
                group.leave()
            }
        }
        perform()
        group.wait()
    }

    /// Returns the results of a closure for each number below `count`, in order, like ``perform``.
    ///
    /// - Throws: The error of the lowest number whose closure throws, after all were processed.
    package static func map<Value: Sendable, Failure: Error>(
        _ count: Int,
        width: Int = ProcessInfo.processInfo.activeProcessorCount,
        _ work: @escaping @Sendable (Int) throws(Failure) -> Value
    ) throws(Failure) -> [Value] {
        nonisolated(unsafe) var results: [Int: Result<Value, Failure>] = [:]
        let lock = NSLock()
        perform(count, width: width) { number in
            let result = Result { () throws(Failure) in try work(number) }
            lock.withLock { results[number] = result }
        }
        return try results.sorted { $0.key < $1.key }.map { entry throws(Failure) in
            try entry.value.get()
        }
    }

    /// Hands out numbers in order, each once.
    private final class Numbers: @unchecked Sendable {
        // Guarded by the lock.
        private var position = 0
        private let lock = NSLock()
        private let count: Int

        init(below count: Int) {
            self.count = count
        }

        func next() -> Int? {
            lock.withLock {
                guard position < count else { return nil }
                defer { position += 1 }
                return position
            }
        }
    }
}
