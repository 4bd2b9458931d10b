import Testing

@testable import Judge

@Suite("When the judge looks for the replies of many scenes")
struct LookingPaceTests {
    private static let millisecond = 0.001

    /// A pace that has seen half of 200 scenes, in so many milliseconds.
    private func halfway(after milliseconds: Double) -> LookingPace {
        var pace = LookingPace()
        pace.begin(count: 200, at: 5)
        let time = 5 + milliseconds * LookingPaceTests.millisecond
        _ = pace.rest(done: 100, at: time, hasRoom: true)
        return pace
    }

    @Test("Few scenes are not rested in, also after many")
    func few() {
        var pace = halfway(after: 4)
        #expect(pace.isResting)
        pace.begin(count: 99, at: 6)
        #expect(!pace.isResting)
    }

    @Test("Where nothing is known yet, it rests a millisecond")
    func unknown() {
        var pace = LookingPace()
        pace.begin(count: 200, at: 5)
        #expect(pace.rest(done: 0, at: 5, hasRoom: true) == LookingPaceTests.millisecond)
        #expect(pace.rest(done: 3, at: 5.5, hasRoom: true) == LookingPaceTests.millisecond)
    }

    @Test("It rests for less than what is left of a batch, and the less the nearer its end is")
    func end() {
        var pace = LookingPace()
        pace.begin(count: 200, at: 5)
        let rests = [100, 150, 180].map { done in
            pace.rest(done: done, at: 5 + Double(done) * 0.000_02, hasRoom: true)
        }
        #expect(rests == rests.sorted(by: >))
        for (rest, left) in zip(rests, [100.0, 50, 20]) { #expect(rest < left * 0.000_02) }
    }

    @Test("The next batch is expected to take as long as the one before")
    func next() {
        var quick = halfway(after: 1)
        var slow = halfway(after: 3)
        quick.begin(count: 200, at: 6)
        slow.begin(count: 200, at: 6)
        let rests = [
            quick.rest(done: 0, at: 6, hasRoom: true), slow.rest(done: 0, at: 6, hasRoom: true),
        ]
        #expect(rests[0] > LookingPaceTests.millisecond)
        #expect(rests[0] < 2 * LookingPaceTests.millisecond)
        #expect(rests[1] > rests[0])
    }

    @Test("However slow a batch is, it looks each few milliseconds; where room is short, each one")
    func slow() {
        var pace = halfway(after: 1_000)
        #expect(pace.rest(done: 101, at: 6, hasRoom: true) == 4 * LookingPaceTests.millisecond)
        #expect(pace.rest(done: 101, at: 6, hasRoom: false) == LookingPaceTests.millisecond)
    }

    @Test("A batch that takes longer than the one before is not looked for all the time")
    func overdue() {
        var pace = halfway(after: 1)
        pace.begin(count: 200, at: 6)
        #expect(pace.rest(done: 2, at: 7, hasRoom: true) == LookingPaceTests.millisecond)
    }
}
