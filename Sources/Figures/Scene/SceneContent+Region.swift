import Scenario

extension SceneContent {
    private static let border = 26.0
    private static let minimumWidth = 190.0
    private static let minimumHeight = 130.0

    /// The part of the window with the views, the areas in which they are touched and some points, with a
    /// margin around them.
    ///
    /// Background views need not be completely in it.
    package func region(showing points: [Point]) -> Rectangle {
        let window = window
        let boxes = drawingOrder.filter { !isBackground($0) }.flatMap {
            [places[$0].boundingBox, outline(of: $0).box]
        }
        guard !boxes.isEmpty else { return window }
        let shown =
            boxes
            + points.filter(\.isDrawable).map { Rectangle($0.x, $0.y, 0, 0) }
        let horizontal = SceneContent.extent(
            shown.map(\.x).min(),
            shown.map(\.right).max(),
            within: (window.x, window.right),
            least: SceneContent.minimumWidth
        )
        let vertical = SceneContent.extent(
            shown.map(\.y).min(),
            shown.map(\.bottom).max(),
            within: (window.y, window.bottom),
            least: SceneContent.minimumHeight
        )
        return Rectangle(
            horizontal.0,
            vertical.0,
            horizontal.1 - horizontal.0,
            vertical.1 - vertical.0
        )
    }

    /// An interval with a margin around it, or the whole one if little would be left out.
    private static func extent(
        _ low: Double?,
        _ high: Double?,
        within whole: (Double, Double),
        least: Double
    ) -> (Double, Double) {
        guard let low, let high else { return whole }
        let missing = max(0, least - (high - low) - 2 * border) / 2
        let start = max(whole.0, low - border - missing)
        let end = min(whole.1, high + border + missing)
        return end - start > 0.9 * (whole.1 - whole.0) || start >= end ? whole : (start, end)
    }
}
