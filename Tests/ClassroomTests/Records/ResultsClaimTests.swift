import Foundation
import Platform
import Results
import Scenario
import Testing

@testable import Classroom

@Suite("One run at a time grades into a folder")
struct ResultsClaimTests {
    private let folder: HandInFolder
    private let store: RecordStore

    init() throws {
        folder = try HandInFolder()
        store = RecordStore(folder: "\(folder.root)/out")
    }

    private func claim(
        seed: UInt64? = nil,
        _ protection: Protection = .bubblewrap,
        points: String? = "points"
    ) throws -> ResultsClaim {
        try ResultsClaim(store, seed: seed, protection: protection, points: points)
    }

    private func refusal(_ body: () throws -> ResultsClaim) -> String? {
        #expect(throws: Mistake.self) { _ = try body() }?.message
    }

    @Test("The seed of a folder is that of the first who graded into it")
    func seed() throws {
        let first = try claim()
        #expect((1...999_999).contains(first.seed))
        #expect(try claim().seed == first.seed)
        #expect(try claim(seed: first.seed).seed == first.seed)
        let other = first.seed + 1
        #expect(
            refusal { try claim(seed: other) }
                == "OUT=\(store.folder) was graded with SEED=\(first.seed), not \(other). Leave SEED "
                + "out, or name another folder with OUT=."
        )
        #expect(store.seed == first.seed)
    }

    @Test("The protection of a folder is that of the first, too")
    func protection() throws {
        _ = try claim(.none)
        #expect(
            refusal { try claim(.bubblewrap) }
                == "OUT=\(store.folder) was graded with SANDBOX=none, not bubblewrap. Choose that one, "
                + "or name another folder with OUT=."
        )
        _ = try claim(.none)
    }

    @Test("Points may change, but not while somebody grades")
    func points() throws {
        var first: ResultsClaim? = try claim(points: "one")
        withExtendedLifetime(first) {}
        let second = try claim(points: "one")
        #expect(
            refusal { try claim(points: "two") }
                == "OUT=\(store.folder) is being graded with other POINTS. Wait until that has ended, "
                + "or name another folder with OUT=."
        )
        _ = try claim(points: nil)
        first = nil
        withExtendedLifetime(second) {}
    }

    @Test("After the last has ended, other points are taken")
    func pointsLater() throws {
        do { withExtendedLifetime(try claim(points: "one")) {} }
        let second = try claim(points: "two")
        // One without a gradebook leaves the points open to the next.
        withExtendedLifetime(second) {}
    }

    @Test("The first removes unfinished files; no other does, since the first may be writing them")
    func unfinished() throws {
        let file = "\(store.work)/unfinished/x"
        try store.write([1], to: file)
        let first = try claim()
        #expect(!FileManager.default.fileExists(atPath: file))
        try store.write([1], to: file)
        let second = try claim()
        #expect(FileManager.default.fileExists(atPath: file))
        withExtendedLifetime((first, second)) {}
    }

    @Test("A share removes no unfinished files, and while it grades no other run does")
    func unfinishedOfShares() throws {
        let file = "\(store.work)/unfinished/x"
        try store.write([1], to: file)
        let share = try ResultsClaim(
            store,
            seed: 7,
            protection: .bubblewrap,
            points: nil,
            isOfShare: true
        )
        #expect(FileManager.default.fileExists(atPath: file))
        let next = try claim()
        #expect(FileManager.default.fileExists(atPath: file))
        withExtendedLifetime((share, next)) {}
    }

    @Test("Of many who begin at once, none loses a file that it is writing")
    func writingAtOnce() throws {
        let store = store
        let lock = NSLock()
        nonisolated(unsafe) var faults: [String] = []
        DispatchQueue.concurrentPerform(iterations: 32) { number in
            do {
                let claim = try ResultsClaim(store, seed: 7, protection: .none, points: "p")
                try store.write("text", to: "file-\(number)")
                withExtendedLifetime(claim) {}
            } catch {
                lock.withLock { faults.append("\(error)") }
            }
        }
        #expect(faults == [])
    }

    @Test("Of many who begin at once without a seed, all get the same one")
    func atOnce() throws {
        let store = store
        let lock = NSLock()
        nonisolated(unsafe) var seeds: Set<UInt64> = []
        DispatchQueue.concurrentPerform(iterations: 32) { _ in
            let claim = try? ResultsClaim(store, seed: nil, protection: .none, points: "p")
            lock.withLock { _ = seeds.insert(claim?.seed ?? 0) }
        }
        #expect(seeds.count == 1 && !seeds.contains(0))
    }

    @Test("Of many who begin at once with different seeds, one wins")
    func atOnceWithSeeds() throws {
        let store = store
        let lock = NSLock()
        nonisolated(unsafe) var winners: Set<UInt64> = []
        DispatchQueue.concurrentPerform(iterations: 32) { number in
            let seed = UInt64(number + 1)
            guard
                let claim = try? ResultsClaim(store, seed: seed, protection: .none, points: "p")
            else { return }
            lock.withLock { _ = winners.insert(claim.seed) }
        }
        #expect(winners.count == 1)
        #expect(store.seed == winners.first)
    }
}
