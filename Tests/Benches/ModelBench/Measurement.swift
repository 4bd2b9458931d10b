import UIKitModel

/// The times of three ways to hit-test one tree, in nanoseconds per visited view.
struct Measurement {
    var floor: Double
    var model: Double
    var observed: Double

    var ratio: Double { model / floor }
}

extension Forest {
    /// Measures the three ways in turn, so that the machine's load affects them equally, and
    /// returns the medians.
    func measure(repetitions: Int) -> Measurement {
        let visited = Double(visitedViews)
        let rounds = max(1, 50_000 / Int(visited))
        let counter = CallCounter()
        var samples: [[Double]] = [[], [], []]
        for _ in 0..<repetitions {
            samples[0].append(time(rounds) { floorRoot.hitTest(point) != nil })
            samples[1].append(time(rounds) { root.hitTest(point, with: nil) != nil })
            samples[2].append(
                observing(counter) { time(rounds) { root.hitTest(point, with: nil) != nil } }
            )
        }
        let medians = samples.map { $0.sorted()[repetitions / 2] / visited }
        return Measurement(floor: medians[0], model: medians[1], observed: medians[2])
    }

    private func time(_ rounds: Int, _ work: () -> Bool) -> Double {
        var hits = 0
        let elapsed = ContinuousClock().measure {
            for _ in 0..<rounds where work() { hits += 1 }
        }
        precondition(hits == rounds, "the touch missed")
        let (seconds, attoseconds) = elapsed.components
        return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(rounds)
    }
}
