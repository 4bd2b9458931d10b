import Foundation
import HitMaps
import Scenario
import Testing

@testable import Pages

@Suite("A hit map")
struct HitMapTests {
    @Test("Rows and runs of any grid give back the same grid", arguments: 0..<40)
    func bands(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let side = 12
        let values = (0..<side).flatMap { row in
            let isRepeated = row > 0 && Bool.random(using: &generator)
            return (0..<side).map { column in
                isRepeated ? column / 5 : Int.random(in: -1...2, using: &generator)
            }
        }
        let rows = MapRows(values, side: side)
        var read = [Int?](repeating: nil, count: side * side)
        for block in rows.blocks {
            for row in block.row..<block.row + block.height {
                for column in block.column..<block.column + block.width {
                    #expect(read[row * side + column] == nil)
                    read[row * side + column] = block.value
                }
            }
        }
        #expect(read == values)
        #expect(rows.numbers.map { $0[0] }.reduce(0, +) == side)
    }

    @Test("The points are the middles of the cells of the window")
    func points() {
        let window = Rectangle(10, 20, 400, 800)
        #expect(HitMap.point(column: 0, row: 0, in: window) == Point(11, 22))
        #expect(HitMap.point(column: 199, row: 199, in: window) == Point(409, 818))
    }

    @Test("The differences are the cells in which another view is hit, and no others")
    func differences() {
        let pair = PageSamples.maps()
        #expect(pair.reference.isComplete && pair.attempt.isComplete)
        // The siblings overlap in 70 by 60 points.
        let expected = Int((70.0 / 320 * 200).rounded()) * Int((60.0 / 240 * 200).rounded())
        #expect(abs(pair.differences.count { $0 } - expected) <= 100)
        #expect(pair.views == ["root", "back", "front"])
    }

    @Test("The data of a map is small, and the same for the same map")
    func data() throws {
        let first = try EmbeddedData(id: "map", PageSamples.maps().data)
        #expect(first.json.utf8.count < 4_000)
        #expect(try EmbeddedData(id: "map", PageSamples.maps().data) == first)
    }
}
