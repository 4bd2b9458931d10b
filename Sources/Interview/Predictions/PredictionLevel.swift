import Scenario

/// How hard a scene is: how much is in it, and which rules are at work.
package struct PredictionLevel: Codable, Hashable, Comparable, Sendable {
    /// The number, from 1.
    package let number: Int

    /// The numbers that there are.
    package static let numbers = 1...5

    package init(_ number: Int) {
        self.number = min(max(number, 1), 5)
    }

    /// Reads a level; a number beyond the range is the nearest one in it.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try container.decode(Int.self, forKey: .number))
    }

    private enum CodingKeys: CodingKey { case number }

    /// The level above, if there is one.
    package var harder: PredictionLevel { PredictionLevel(number + 1) }

    /// The level below, if there is one.
    package var easier: PredictionLevel { PredictionLevel(number - 1) }

    /// Compares the numbers.
    package static func < (first: PredictionLevel, second: PredictionLevel) -> Bool {
        first.number < second.number
    }

    /// The most views in a scene with a touch, the window not counted.
    var mostViews: Int { [3, 4, 4, 5, 5][number - 1] }

    /// The most views in a scene with controllers, the window not counted.
    var mostViewsInChain: Int { [3, 4, 5, 7, 8][number - 1] }

    /// The most controllers in a scene.
    var mostControllers: Int { [1, 2, 2, 3, 4][number - 1] }

    /// The most names in an answer.
    var mostNames: Int { [6, 7, 8, 9, 10][number - 1] }
}
