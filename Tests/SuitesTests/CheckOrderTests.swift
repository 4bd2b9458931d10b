import Testing

@testable import Suites

@Suite("The options of a check")
struct CheckOrderTests {
    @Test(
        "A suite has time for the endless loops of all its tests, on a busy machine too",
        arguments: [nil, 6, 80]
    )
    func secondsOfSuite(upkeep: Double?) {
        var order = CheckOrder(seed: 1)
        order.secondsOfUpkeep = upkeep
        #expect(order.secondsOfSuite >= 90)
        #expect(order.secondsOfSuite >= 2 * (upkeep ?? 0))
    }
}
