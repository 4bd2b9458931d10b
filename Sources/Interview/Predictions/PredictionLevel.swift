/// The difficulty of a scene: the number of views, and the rules that apply.
package struct PredictionLevel: Codable, Hashable, Sendable {
    package let number: Int

    package static let numbers = 1...5

    package init(_ number: Int) {
        self.number = min(max(number, 1), 5)
    }

    /// Decodes a level, and clamps its number to the valid range.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try container.decode(Int.self, forKey: .number))
    }

    private enum CodingKeys: CodingKey { case number }

    /// The next level, or the same one at the top.
    package var harder: PredictionLevel { PredictionLevel(number + 1) }

    /// The previous level, or the same one at the bottom.
    package var easier: PredictionLevel { PredictionLevel(number - 1) }

    /// The maximum number of views in a scene with a touch, without the window.
    var maximumViews: Int { [3, 4, 4, 5, 5][number - 1] }

    /// The maximum number of views in a scene with controllers, without the window.
    var maximumViewsInChain: Int { [3, 4, 5, 7, 8][number - 1] }

    var maximumControllers: Int { [1, 2, 2, 3, 4][number - 1] }

    var maximumNames: Int { [6, 7, 8, 9, 10][number - 1] }
}
