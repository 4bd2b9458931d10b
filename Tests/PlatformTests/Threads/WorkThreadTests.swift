import Foundation
import Testing

@testable import Platform

@Suite("Threads for work that needs a stack")
struct WorkThreadTests {
    /// Takes a kilobyte of stack or more for each level.
    @inline(never)
    private static func depth(_ levels: Int) -> Int {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1_000) { bytes in
            bytes.initialize(repeating: UInt8(truncatingIfNeeded: levels))
            return levels == 0 ? Int(bytes[999]) : 1 + depth(levels - 1)
        }
    }

    private static let deepest = 2_000

    @Test("Work of its own has eight times what a thread of macOS has")
    func background() throws {
        #expect(try BackgroundWork { Self.depth(Self.deepest) }.value() == Self.deepest)
    }

    @Test("So has work on one thread in order")
    func serial() async {
        let thread = SerialThread()
        let depth = await withCheckedContinuation { end in
            thread.add { end.resume(returning: Self.depth(Self.deepest)) }
        }
        #expect(depth == Self.deepest)
    }

    @Test("Work side by side is done once for each number", arguments: [0, 1, 2, 100])
    func sideBySide(count: Int) {
        nonisolated(unsafe) var done: [Int] = []
        let lock = NSLock()
        WorkThread.perform(count, width: 3) { number in
            lock.withLock { done.append(number) }
        }
        #expect(done.sorted() == Array(0..<count))
        #expect(WorkThread.map(count, width: 3) { $0 } == Array(0..<count))
    }

    @Test("Of several errors side by side the one of the first number is thrown")
    func firstError() {
        struct Fault: Error, Equatable { let number: Int }
        #expect(throws: Fault(number: 3)) {
            try WorkThread.map(9, width: 3) { number throws(Fault) in
                if number >= 3 { throw Fault(number: number) }
            }
        }
    }

    @Test("One thread does what it is given in order")
    func order() throws {
        let thread = SerialThread()
        nonisolated(unsafe) var done: [Int] = []
        let end = DispatchSemaphore(value: 0)
        for number in 0..<100 { thread.add { done.append(number) } }
        thread.add { end.signal() }
        end.wait()
        #expect(done == Array(0..<100))
    }
}
