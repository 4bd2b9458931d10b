import Scenario

/// The picture of a scene's views, touch and hit view.
struct SceneDrawing {
    let name: String
    let content: SceneContent
    let layout: FigureLayout
    let played: PlayedStep
    let details: SceneFigure.Details

    /// All elements, back to front.
    func elements(_ signs: inout Set<FigureSign>) -> [SVGElement] {
        let views = content.drawingOrder.filter { !isOutOfSight($0) }
            .map { view($0, &signs) }
        let lines = details.grids.flatMap(grid) + details.frames.flatMap { frame($0, &signs) }
        var elements = [
            clip,
            SVGElement(
                "g",
                ["clip-path": "url(#\(name)-screen)"],
                containing: views + coveredOutlines + lines
            ),
        ]
        elements += layout.cutSides(of: content.window)
            .map { .path("cut", "M\($0.svg)L\($1.svg)") }
        var labels = SceneLabels(content, layout, played, details)
        let marks = TouchMark(content, layout)
        labels.avoid(marks.boxes)
        let arrows = CoordinateArrows(details.arrows, content, layout)
        labels.avoid(arrows.boxes)
        elements += arrows.lines
        if !content.touches.isEmpty { signs.insert(.touch) }
        elements += arrows.labels(&labels)
        elements += marks.labels(&labels, isNamed: details.arrows.isEmpty) + marks.elements
        elements += labels.ofViews(&signs)
        return (signs.contains(.overhang) ? [FigureLegend.hatch(name)] : []) + elements
    }

    /// Whether nothing of a view lies on the part of the window that is drawn.
    private func isOutOfSight(_ index: Int) -> Bool {
        !layout.mapping.apply(content.bounds(of: index)).box.intersects(layout.screen)
    }

    // MARK: Views

    private func view(_ index: Int, _ signs: inout Set<FigureSign>) -> SVGElement {
        let place = content.places[index]
        let isHit = played.hit == place.view.name
        var inside = [SVGElement("title", text: FigureText.visible(place.view.name))]
        let bounds = content.bounds(of: index)
        let area = content.area(of: index)
        let shape = area ?? bounds
        if area != bounds {
            inside.append(outline("bounds", bounds))
            signs.insert(.area)
        }
        let visible = content.visible(shape, of: index)
        if let visible { inside.append(outline("area", visible)) }
        if visible.map({ !shape.isCovered(by: $0) }) ?? true {
            inside.append(outline("clipped", shape))
            signs.insert(.clipped)
        }
        inside += overhang(shape, of: index, &signs)
        if isHit { signs.insert(content.layers.isEmpty ? .hit : .hitLayer) }
        let id = "\(name)-view-\(index)"
        return SVGElement(
            "g",
            [
                "class": classes(of: index, isHit: isHit, &signs), "id": id,
                "data-view": FigureText.visible(place.view.name, longest: 200),
            ],
            containing: inside
        )
    }

    /// The outlines of views once more where other views cover them, dashed, the hit view's last.
    private var coveredOutlines: [SVGElement] {
        let covered = content.drawingOrder.filter { index in
            !content.isGround(index) && !content.places[index].isInvisible
        }
        let outlines = covered.compactMap { index -> (isHit: Bool, shape: SVGElement)? in
            let shape = content.outline(of: index)
            let isHit = content.places[index].view.name == played.hit
            return content.visible(shape, of: index).map {
                (isHit, outline(isHit ? "covered-hit" : "covered", $0))
            }
        }
        return (outlines.filter { !$0.isHit } + outlines.filter(\.isHit)).map(\.shape)
    }

    private func classes(
        of index: Int,
        isHit: Bool,
        _ signs: inout Set<FigureSign>
    ) -> String {
        let place = content.places[index]
        var classes = ["view"]
        if place.view.kind == .window { classes.append("window") }
        if content.isGround(index), place.view.kind != .window { classes.append("ground-view") }
        if let state = ViewState(place.view) {
            classes.append(state.rawValue)
            signs.insert(.state(state))
        }
        if place.isInvisible, ViewState(place.view) == nil { classes.append("inside-hidden") }
        if isHit { classes.append("hit") }
        return classes.joined(separator: " ")
    }

    /// The part of a view outside its ancestors, where views are not reached by touches.
    private func overhang(
        _ shape: ConvexPolygon,
        of index: Int,
        _ signs: inout Set<FigureSign>
    ) -> [SVGElement] {
        let place = content.places[index]
        guard !content.layers.contains(place.view.name), !place.refusesTouches,
            let seen = content.visible(shape, of: index)
        else { return [] }
        let reached = content.reachable(seen, of: index)
        if let reached, seen.isCovered(by: reached) { return [] }
        signs.insert(.overhang)
        let path =
            layout.mapping.apply(seen).corners.svgPath
            + (reached.map { layout.mapping.apply($0).corners.svgPath } ?? "")
        return [
            SVGElement(
                "path",
                ["fill": "url(#\(name)-hatch)", "fill-rule": "evenodd", "d": path]
            )
        ]
    }

    /// The drawn part of the window.
    private var clip: SVGElement {
        let screen = layout.screen
        let margin = layout.region == content.window ? 3.0 : 0
        return SVGElement(
            "clipPath",
            ["id": "\(name)-screen"],
            containing: [.box("screen", screen.insetBy(-margin), radius: 0)]
        )
    }

    private func outline(_ name: String, _ shape: ConvexPolygon) -> SVGElement {
        .path(name, layout.mapping.apply(shape).corners.svgPath)
    }

    // MARK: Coordinates

    /// The box around a view that is its `frame`.
    private func frame(_ name: String, _ signs: inout Set<FigureSign>) -> [SVGElement] {
        guard let place = content.geometry.place(of: name) else { return [] }
        signs.insert(.frame)
        let toWindow = place.parent.map { content.places[$0].toWindow } ?? .identity
        let corners = toWindow.corners(of: place.view.boundingFrame)
        return [.path("frame", corners.map(layout.mapping.apply).svgPath)]
    }

    /// Lines of a view's own coordinates, at every 20 or 50 points.
    private func grid(_ name: String) -> [SVGElement] {
        guard let place = content.geometry.place(of: name), place.bounds.isDrawable else {
            return []
        }
        let bounds = place.bounds
        let step = max(bounds.width, bounds.height) > 200 ? 50.0 : 20.0
        func lines(_ start: Double, _ end: Double, _ line: (Double) -> (Point, Point)) -> String {
            stride(from: (start / step).rounded(.up) * step, through: end, by: step)
                .map(line)
                .map { ends in
                    let (from, to) = (place.inWindow(ends.0), place.inWindow(ends.1))
                    return "M\(layout.mapping.apply(from).svg)L\(layout.mapping.apply(to).svg)"
                }.joined()
        }
        let path =
            lines(bounds.x, bounds.right) { (Point($0, bounds.y), Point($0, bounds.bottom)) }
            + lines(bounds.y, bounds.bottom) { (Point(bounds.x, $0), Point(bounds.right, $0)) }
        return [.path("grid", path)]
    }
}
