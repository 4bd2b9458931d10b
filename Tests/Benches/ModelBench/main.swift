import CLibrary
import Foundation
import UIKitModel

/// Prints the cost of a hit test per visited view, compared with the minimum.
let stackWanted: UInt64 = 512 << 20
// On macOS the stack has its size when the process starts: run `ulimit -s` in the shell first.
let stack = ResourceLimit.stack.raise(to: stackWanted)
let repetitions = 41

func row(_ cells: [String]) {
    let widths = [10, 8, 8, 9, 9, 7, 10]
    print(zip(cells, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined())
}

func text(_ number: Double) -> String { String(format: "%.1f", number) }

print("Nanoseconds a visited view, medians of \(repetitions), interleaved")
row(["tree", "views", "visited", "floor", "model", "ratio", "observed"])
for shape in TreeShape.allCases {
    for count in [10, 1_000, 100_000] {
        if shape != .siblings, count > 10_000, stack < stackWanted {
            print("\(shape.rawValue) \(count): skipped, the stack stayed at \(stack) bytes")
            continue
        }
        let forest = Forest(shape, count: count)
        let result = forest.measure(repetitions: repetitions)
        row([
            shape.rawValue, String(count), String(forest.visitedViews), text(result.floor),
            text(result.model), String(format: "%.2f", result.ratio), text(result.observed),
        ])
        forest.floorRoot.dismantle()
    }
}
