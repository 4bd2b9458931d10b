/// A grid of values as a few rectangles: it joins runs of equal values, and equal rows.
package struct MapRows: Hashable, Sendable {
    package struct Run: Hashable, Sendable {
        package var value: Int
        package var length: Int
    }

    package struct Band: Hashable, Sendable {
        /// The number of equal rows.
        package var height: Int
        package var runs: [Run]
    }

    package private(set) var bands: [Band] = []

    package init(_ values: [Int], side: Int) {
        for start in stride(from: 0, to: values.count, by: side) {
            var runs: [Run] = []
            for value in values[start..<min(start + side, values.count)] {
                if runs.last?.value == value {
                    runs[runs.count - 1].length += 1
                } else {
                    runs.append(Run(value: value, length: 1))
                }
            }
            if bands.last?.runs == runs {
                bands[bands.count - 1].height += 1
            } else {
                bands.append(Band(height: 1, runs: runs))
            }
        }
    }

    /// A rectangle of a value, in cells.
    package struct Block: Hashable, Sendable {
        package var value: Int
        package var column: Int
        package var row: Int
        package var width: Int
        package var height: Int
    }

    package var blocks: [Block] {
        var (blocks, row) = ([Block](), 0)
        for band in bands {
            var column = 0
            for run in band.runs {
                blocks.append(
                    Block(
                        value: run.value,
                        column: column,
                        row: row,
                        width: run.length,
                        height: band.height
                    )
                )
                column += run.length
            }
            row += band.height
        }
        return blocks
    }

    /// The bands as numbers: the height, followed by alternating values and lengths.
    package var encodedRows: [[Int]] {
        bands.map { [$0.height] + $0.runs.flatMap { [$0.value, $0.length] } }
    }
}
