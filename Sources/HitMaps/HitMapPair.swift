import Scenario

/// The maps of the reference and of an answer in a scene.
package struct HitMapPair: Sendable {
    package let window: Rectangle
    package let reference: HitMap
    package let attempt: HitMap
    /// The views that get a touch anywhere, in the order of the tree, which determines the colours.
    package let views: [String]
    /// The cells in which different views get the touch.
    package let differences: [Bool]

    /// - Parameters:
    ///   - scene: The scene at the moment of the maps.
    ///   - window: The part of the window that the maps show.
    package init(_ scene: Scene, window: Rectangle, reference: HitMap, attempt: HitMap) {
        self.window = window
        self.reference = reference
        self.attempt = attempt
        let hit = Set((reference.outcomes + attempt.outcomes).compactMap(\.hit))
        let known = scene.participants.filter(hit.contains)
        views = known + hit.subtracting(known).sorted()
        // There are few outcomes, and many cells.
        let differ = reference.outcomes.map { expected in
            attempt.outcomes.map { $0.hit != expected.hit }
        }
        differences = zip(reference.cells, attempt.cells).map { differ[$0][$1] }
    }

    /// The data for the page's script.
    package struct Data: Encodable {
        struct Map: Encodable {
            var outcomes: [HitMap.Outcome]
            var bands: [[Int]]
        }

        var side: Int
        /// The window's origin and size.
        var window: [Double]
        var maps: [Map]
    }

    package var data: Data {
        Data(
            side: HitMap.side,
            window: [window.x, window.y, window.width, window.height],
            maps: [reference, attempt].map { map in
                Data.Map(
                    outcomes: map.outcomes,
                    bands: MapRows(map.cells, side: HitMap.side).encodedRows
                )
            }
        )
    }

    /// The cells of a map as rectangles: of each view, by its index, and of -1 where no view is hit.
    package func blocks(of map: HitMap) -> [MapRows.Block] {
        let indices = map.outcomes.map { outcome in
            outcome.hit.flatMap { views.firstIndex(of: $0) } ?? -1
        }
        return MapRows(map.cells.map { indices[$0] }, side: HitMap.side).blocks
    }

    /// The cells in which different views get the touch, as rectangles of the value 1.
    package var differingBlocks: [MapRows.Block] {
        MapRows(differences.map { $0 ? 1 : 0 }, side: HitMap.side).blocks.filter { $0.value == 1 }
    }
}
