import Scenario

/// The picture of a scene's views, without their names and the touch.
package struct SceneDrawing {
    private let name: String
    private let content: SceneContent
    private let layout: FigureLayout
    private let played: PlayedStep

    package init(
        _ name: String,
        _ content: SceneContent,
        _ layout: FigureLayout,
        _ played: PlayedStep
    ) {
        self.name = name
        self.content = content
        self.layout = layout
        self.played = played
    }

    /// The views, back to front, followed by some lines on the drawn part of the window.
    package func views(
        _ signs: inout Set<FigureSign>,
        below lines: [SVGElement] = []
    ) -> [SVGElement] {
        let views = content.drawingOrder.filter { !isOutOfSight($0) }
            .map { view($0, &signs) }
        if !content.touches.isEmpty { signs.insert(.touch) }
        let covered = coveredOutlines(&signs)
        let cuts = layout.cutSides(of: content.window)
        if !cuts.isEmpty { signs.insert(.cut) }
        return (signs.contains(.overhang) ? [FigureLegend.hatch(name)] : []) + [
            clip,
            SVGElement(
                "g",
                ["clip-path": "url(#\(name)-screen)"],
                containing: views + covered + lines
            ),
        ] + cuts.map { .path("cut", "M\($0.svg)L\($1.svg)") }
    }

    /// Whether no part of a view lies on the drawn part of the window.
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
        if let circle = content.wantedCircle(of: index) {
            inside.append(outline("wanted", circle))
            signs.insert(.wanted)
        }
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

    /// The outlines of views where other views cover them, dashed; the hit view's comes last.
    private func coveredOutlines(_ signs: inout Set<FigureSign>) -> [SVGElement] {
        let seen = content.drawingOrder.filter { !content.places[$0].isInvisible }
            .compactMap { index in
                content.visible(content.outline(of: index), of: index).map { (index, $0) }
            }
        var outlines: [(isHit: Bool, shape: SVGElement)] = []
        for (order, (index, shape)) in seen.enumerated() where !content.isBackground(index) {
            let isHit = content.places[index].view.name == played.hit
            outlines.append((isHit, outline(isHit ? "covered-hit" : "covered", shape)))
            let covers = seen[(order + 1)...].map(\.1)
            if covers.contains(where: shape.hasOutline(under:)) { signs.insert(.covered) }
        }
        return (outlines.filter { !$0.isHit } + outlines.filter(\.isHit)).map(\.shape)
    }

    private func classes(
        of index: Int,
        isHit: Bool,
        _ signs: inout Set<FigureSign>
    ) -> String {
        let place = content.places[index]
        var classes = ["view"] + Tint.classes(of: place.view)
        if place.view.kind == .window { classes.append("window") }
        if content.isBackground(index), place.view.kind != .window { classes.append("ground-view") }
        if let state = ViewState(place.view) {
            classes.append(state.rawValue)
            signs.insert(.state(state))
        }
        if place.isInvisible, ViewState(place.view) == nil { classes.append("inside-hidden") }
        if isHit { classes.append("hit") }
        return classes.joined(separator: " ")
    }

    /// The part of a view outside its ancestors, which no touch reaches.
    private func overhang(
        _ shape: ConvexPolygon,
        of index: Int,
        _ signs: inout Set<FigureSign>
    ) -> [SVGElement] {
        let place = content.places[index]
        guard !content.asksLayers, !place.refusesTouches,
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
}
