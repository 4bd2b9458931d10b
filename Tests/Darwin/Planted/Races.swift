// Faults that the compiler looks for last, in a file without others.

import Foundation

final class Counter {
    var count = 0
}

func countTwice() {
    let counter = Counter()
    // fault: sending value of non-Sendable type '() async -> ()' risks causing data races
    Task { counter.count += 1 }
    counter.count += 1
}

func uninitialised() -> Int {
    let number: Int
    // fault: constant 'number' used before being initialized
    return number
}
