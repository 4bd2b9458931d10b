import Scenario

/// Finds places for labels: inside their views where these are visible, and never over each other.
package struct SceneLabels {
    private let content: SceneContent
    private let layout: FigureLayout
    private let played: PlayedStep
    private let isNumbered: Bool
    /// The outlines of the views' visible parts and of the window, on the figure.
    private let outlines: [ConvexPolygon]
    private var taken: [Rectangle] = []
    /// The places of views' names inside their views.
    private var names: [Rectangle] = []

    static let lineHeight = 18.0
    /// The distance that keeps a label from another view's outline.
    private static let clearance = 4.0

    /// - Parameter isNumbered: Whether names show the order in which views are asked.
    package init(
        _ content: SceneContent,
        _ layout: FigureLayout,
        _ played: PlayedStep,
        isNumbered: Bool = false
    ) {
        self.isNumbered = isNumbered
        outlines =
            content.drawingOrder.compactMap { index in
                content.visible(content.outline(of: index), of: index).map(layout.mapping.apply)
            } + [ConvexPolygon(layout.screen)]
        self.content = content
        self.layout = layout
        self.played = played
    }

    /// Keeps labels away from some places.
    package mutating func avoid(_ boxes: [Rectangle]) { taken += boxes }

    /// Takes the first free place, preferably a clear one; if none is free, the first one.
    ///
    /// - Parameter point: The point that the label is about, on the figure.
    package mutating func take(_ candidates: [Rectangle], near point: Point) -> Rectangle {
        let free = candidates.filter { place in
            page.contains(place) && !taken.contains { $0.intersects(place) }
        }
        let place =
            free.first { isClear($0, near: point) } ?? free.first ?? candidates.first
            ?? Rectangle(0, 0, 0, 0)
        taken.append(place)
        return place
    }

    private var page: Rectangle {
        Rectangle(4, 4, FigureLayout.width - 8, layout.screen.bottom + 6)
    }

    /// Whether no outline runs through a place, and the place is in no view without the point.
    ///
    /// In such a view, the label would read as that view's.
    private func isClear(_ place: Rectangle, near point: Point) -> Bool {
        outlines.allSatisfy {
            !$0.touches(place) || ($0.contains(place) && $0.contains(point))
        }
    }

    // MARK: Views' names

    /// The labels of all visible views, the frontmost first, because they have the least room.
    package mutating func ofViews(_ signs: inout Set<FigureSign>) -> [SVGElement] {
        content.drawingOrder.reversed().flatMap { index -> [SVGElement] in
            guard let label = label(of: index) else { return [] }
            if label.number != nil { signs.insert(.number) }
            return label.elements
        }
    }

    private mutating func label(of index: Int) -> ViewLabel? {
        let view = content.places[index].view
        let isHit = played.hit == view.name
        guard !content.isFilled(index) else { return nil }
        let call = isNumbered ? played.calls.firstIndex { $0.name == view.name } : nil
        let number = call.map { $0 + 1 }
        let label = ViewLabel(view, number: number, isHit: isHit)
        if let corner = corner(for: label, of: index) {
            taken.append(corner)
            return label.at(corner)
        }
        // A view that is completely covered by another one shows through, and so does its name.
        for mayBeCovered in isCoveredWhole(index) ? [false, true] : [false] {
            for variant in [label, label.stacked, label.short] {
                if let place = place(for: variant, of: index, mayBeCovered) {
                    taken.append(place)
                    names.append(place)
                    return variant.at(place)
                }
            }
        }
        return outside(label, of: index)
    }

    /// The first free place in the visible part of the view, from its upper left.
    private func place(
        for label: ViewLabel,
        of index: Int,
        _ mayBeCovered: Bool
    ) -> Rectangle? {
        guard let shape = content.visible(content.outline(of: index), of: index),
            let drawn = layout.mapping.apply(shape).intersection(ConvexPolygon(layout.screen))
        else { return nil }
        let covers = shapes(inFrontOf: index)
        // Measure each only once: in a view without room there are thousands of places.
        let (width, height, taken, screen) = (label.width, label.height, taken, layout.screen)
        let box = drawn.box
        /// The right edge of an obstacle; the place's own left edge if that is not known.
        func end(ofObstacleAt place: Rectangle) -> Double? {
            guard screen.contains(place), drawn.contains(place) else { return place.x }
            if let other = taken.first(where: { $0.intersects(place) }) {
                // Beside the name of the view in front, it would read as a part of that name.
                return mayBeCovered && names.contains(other) ? box.right : other.right
            }
            let around = place.insetBy(-SceneLabels.clearance)
            let cover = covers.first { cover in
                cover.touches(around) && !(mayBeCovered && cover.contains(place))
            }
            return cover.map { !mayBeCovered && $0.isUpright ? $0.box.right : place.x }
        }
        for y in stride(from: box.y + 5, through: box.bottom - height - 3, by: 4) {
            var x = box.x + 6
            var column = 0.0
            while x <= box.right - width - 4 {
                let place = Rectangle(x, y, width, height)
                guard let end = end(ofObstacleAt: place) else { return place }
                column += max(1, ((end - x) / 5).rounded(.down))
                x = box.x + 6 + column * 5
            }
        }
        return nil
    }

    /// A place at a left corner of a background view, inside it or on its upper edge.
    ///
    /// Elsewhere the label would read as that of a view beside it.
    private func corner(for label: ViewLabel, of index: Int) -> Rectangle? {
        guard content.isBackground(index),
            let shape = content.visible(content.bounds(of: index), of: index), shape.isUpright,
            let box = layout.mapping.apply(shape).intersection(ConvexPolygon(layout.screen))?.box
        else { return nil }
        let covers = shapes(inFrontOf: index)
        // A shape that begins in the corner, such as an arrow, leaves room a little to the right.
        let corners =
            stride(from: 6.0, through: 46, by: 5).map { Point(box.x + $0, box.y + 5) }
            + [box.y - label.height / 2, box.bottom - 5 - label.height]
            .map { Point(box.x + 6, $0) }
        return corners.map { Rectangle($0.x, $0.y, label.width, label.height) }
            .first { place in
                let around = place.insetBy(-SceneLabels.clearance)
                return page.contains(place) && place.right < box.right
                    && !taken.contains { $0.intersects(place) }
                    && !covers.contains { $0.touches(around) }
            }
    }

    private func isCoveredWhole(_ index: Int) -> Bool {
        let shape = layout.mapping.apply(content.bounds(of: index))
        return !content.isBackground(index)
            && shapes(inFrontOf: index).contains { shape.isCovered(by: $0) }
    }

    /// The shapes drawn later than a view, on the figure.
    private func shapes(inFrontOf index: Int) -> [ConvexPolygon] {
        let order = content.drawingOrder
        guard let own = order.firstIndex(of: index) else { return [] }
        return order[(own + 1)...].compactMap { other in
            content.visible(content.bounds(of: other), of: other).map(layout.mapping.apply)
        }
    }

    /// A label beside its view, with a line to it.
    private mutating func outside(_ label: ViewLabel, of index: Int) -> ViewLabel? {
        let shape = content.visible(content.bounds(of: index), of: index)
        // A line to the background view would explain nothing.
        guard let shape, !content.isBackground(index) else { return nil }
        let box = layout.mapping.apply(shape).box
        let (right, bottom) = (box.right - label.width, box.bottom - label.height)
        let around = stride(from: 6.0, through: 90, by: 6).flatMap { (gap: Double) -> [Rectangle] in
            let sides =
                [box.y, bottom].flatMap { y in
                    [Point(box.right + gap, y), Point(box.x - gap - label.width, y)]
                }
                + [box.x, right].flatMap { x in
                    [Point(x, box.bottom + gap), Point(x, box.y - gap - label.height)]
                }
            return sides.map { Rectangle($0.x, $0.y, label.width, label.height) }
        }
        let place = take(around, near: box.center)
        let inside = box.insetBy(min(box.width, box.height, 12) / 2)
        let target = Point(
            min(max(place.center.x, inside.x), inside.right),
            min(max(place.center.y, inside.y), inside.bottom)
        )
        return label.at(place, from: target)
    }
}
