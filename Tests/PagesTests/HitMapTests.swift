import Examples
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
        #expect(rows.encodedRows.map { $0[0] }.reduce(0, +) == side)
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

    @Test("A name lies within its view, also in a circle, and nowhere where it has no room")
    func names() throws {
        let window = Rectangle(0, 0, 375, 667)
        var map = HitMap()
        for row in 0..<HitMap.side {
            for column in 0..<HitMap.side {
                let point = HitMap.point(column: column, row: row, in: window)
                let (x, y) = (point.x - 160, point.y - 200)
                let hit =
                    point.x > 320
                    ? "a window at the right" : x * x + y * y < 3_600 ? "roundButton" : "root"
                map.add(HitMap.Outcome(hit: hit, asked: []))
            }
        }
        let scene = PageSamples.overlapping()
        let pair = HitMapPair(scene, window: window, reference: map, attempt: map)
        let drawing = HitMapDrawing(
            pair: pair,
            blocks: pair.blocks(of: map),
            name: "map",
            description: "",
            marksDifferences: false
        )
        let texts = try #require(XMLOutline.root(of: drawing.html.source)).all("text")
        #expect(texts.map(\.text).sorted() == ["root", "roundButton"])
        for text in texts {
            func number(_ name: String) throws -> Double {
                try #require(Double(text.attributes[name] ?? ""))
            }
            let (x, y, size) = (try number("x"), try number("y"), try number("font-size"))
            let (across, down) = (0.305 * size * Double(text.text.count), size / 2)
            for corner in [-across, across].flatMap({ dx in [-down, down].map { (dx, $0) } }) {
                let column = Int((x + corner.0) / window.width * Double(HitMap.side))
                let row = Int((y + corner.1) / window.height * Double(HitMap.side))
                #expect(map.hit(at: row * HitMap.side + column) == text.text)
            }
        }
    }
}
