import Scenario

/// The scenes of exercises 1 and 2: a white view in the controller's view.
package struct WhiteViewScenes {
    /// Lets the blue layer extend beyond the white view.
    let allowsOverhang: Bool

    /// In the white view's coordinates.
    package static let blue = Rectangle(50, 50, 100, 100)

    func random(using generator: inout SeededGenerator) -> Scene {
        var white = SceneView("layerView", .layerView, frame(using: &generator))
        let origin = Point(lowest(white.frame.width), lowest(white.frame.height))
        if generator.chance(40) {
            white.boundsOrigin = Point(
                generator.whole(Int(origin.x)...40),
                generator.whole(Int(origin.y)...40)
            )
        }
        if allowsOverhang, generator.chance(35) { white.clipsToBounds = true }
        if generator.chance(8) { white.isUserInteractionEnabled = false }
        if generator.chance(12) { white.features = [.blue] }
        let odd = Int.random(in: 0..<100, using: &generator)
        if odd < 28 { ViewVariation.turned.apply(to: &white, using: &generator) }
        if (20..<45).contains(odd) { ViewVariation.scaled.apply(to: &white, using: &generator) }
        if generator.chance(20) { white.subviews = [inside(using: &generator)] }
        let names = ["layerView", "container 1", "container 2", "container 3"]
        let containers = generator.chance(35) ? 0 : Int.random(in: 1...3, using: &generator)
        var inner = white
        for depth in 0..<containers {
            inner = container(names[depth + 1], around: inner, using: &generator)
        }
        var view = SceneView("view", .view, Rectangle(0, 0, 375, 667), subviews: [inner])
        view.controller = SceneController("controller", isOfAnswer: true)
        if generator.chance(20) { view.boundsOrigin = Point(0, generator.whole(-60...60)) }
        let window = SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [view])
        let moved = generator.chance(50) ? "layerView" : names[containers]
        let script = script(in: window, moved: moved, using: &generator)
        return script.isEmpty ? random(using: &generator) : Scene(window, script: script)
    }

    /// A subview of the white view, whose layer is neither the white nor the blue one.
    ///
    /// It lies above or left of the blue layer, because no lesson says which of the two is in
    /// front.
    private func inside(using generator: inout SeededGenerator) -> SceneView {
        let (along, beside) = (generator.whole(5...60), generator.whole(2...8))
        let (long, short) = (generator.whole(30...90), generator.whole(25...40))
        let frame =
            generator.chance(50)
            ? Rectangle(along, beside, long, short) : Rectangle(beside, along, short, long)
        var view = SceneView("inside", .view, frame)
        if generator.chance(50) { view.features = [.blue] }
        return view
    }

    private func container(
        _ name: String,
        around inner: SceneView,
        using generator: inout SeededGenerator
    ) -> SceneView {
        var container = SceneView(
            name,
            .view,
            generator.rectangle(-10...60, -10...90, 180...340, 180...420),
            subviews: [inner]
        )
        if generator.chance(35) { ViewVariation.scrolled.apply(to: &container, using: &generator) }
        let odd = Int.random(in: 0..<100, using: &generator)
        if odd < 22 { ViewVariation.turned.apply(to: &container, using: &generator) }
        if (16..<36).contains(odd) { ViewVariation.scaled.apply(to: &container, using: &generator) }
        return container
    }

    private func frame(using generator: inout SeededGenerator) -> Rectangle {
        // The blue layer ends at 150, so it overhangs any smaller white view.
        let isSmall = allowsOverhang && generator.chance(45)
        let side = isSmall ? 70...140 : 156...250
        return generator.rectangle(-10...110, 0...160, side, side)
    }

    /// The smallest bounds origin that keeps the blue layer inside, if it must stay inside.
    private func lowest(_ side: Double) -> Double {
        allowsOverhang ? -40 : max(-40, 152 - side)
    }

    private func script(
        in window: SceneView,
        moved: String,
        using generator: inout SeededGenerator
    ) -> [ScriptStep] {
        let distances = WhiteViewScenes.distances.generous
        var writer = ScriptWriter(window) { distances.allows($0, in: $1) }
        writer.aim.focus = "layerView"
        writer.aim.attention = 88
        for _ in 0..<Int.random(in: 2...3, using: &generator) {
            writer.aim.area = generator.chance(50) ? WhiteViewScenes.blue : nil
            if generator.chance(10) {
                writer.drag(using: &generator)
            } else {
                writer.tap(using: &generator)
            }
        }
        if generator.chance(8) { writer.again() }
        if generator.chance(30), let view = writer.moment.descendant(named: moved),
            view.isUntransformed
        {
            var frame = view.frame
            frame.x += generator.whole(-60...60)
            frame.y += generator.whole(-60...60)
            if view.kind == .layerView, generator.chance(40) {
                frame.width += generator.whole(allowsOverhang ? -30...40 : 0...40)
                frame.height += generator.whole(allowsOverhang ? -30...40 : 0...40)
            }
            writer.change(moved, .frame(frame))
            writer.again()
        }
        return writer.hasTouches ? writer.steps : []
    }

    // MARK: Settled scenes

    func isSettled(_ scene: Scene) -> Bool {
        guard scene.isWellFormed, hasShape(scene.root) else { return false }
        for case .change(let name, let change) in scene.script
        where !allows(change, of: name, scene) {
            return false
        }
        return scene.everyStep { step, geometry in
            switch step {
            case .tap, .drag:
                WhiteViewScenes.distances.allows(step, in: geometry)
                    && (allowsOverhang || WhiteViewScenes.holdsBlue(geometry))
            case .together, .oneByOne, .ask, .change, .chain, .next, .deliver: false
            }
        }
    }

    private static let distances = TouchDistances(layerInWhiteView: blue)

    /// True if there is one white view inside the view of the answer's controller.
    ///
    /// No view hides a layer, and no view or window handles touches before the controller.
    private func hasShape(_ root: SceneView) -> Bool {
        guard root.subviews.count == 1, let view = root.subviews.first,
            view.kind == .view, let controller = view.controller, controller.isOfAnswer,
            root.handles.isEmpty
        else { return false }
        var whiteViews = 0
        let isFine = view.all { inner in
            if inner.kind == .layerView {
                whiteViews += 1
                guard
                    inner.subviews.allSatisfy({
                        $0.subviews.isEmpty && !$0.frame.overlaps(WhiteViewScenes.blue)
                    })
                else { return false }
            }
            return [.view, .label, .layerView].contains(inner.kind) && !inner.isHidden
                && inner.alpha == 1 && inner.handles.isEmpty && inner.zPosition == 0
                && inner.pointInside == .bounds && inner.hitTest == .inherited
                && (inner.name == view.name || inner.controller == nil)
                && (inner.kind == .layerView || !inner.clipsToBounds)
        }
        return isFine && whiteViews == 1
    }

    private func allows(_ change: SceneChange, of name: String, _ scene: Scene) -> Bool {
        switch change {
        case .frame, .bounds, .isUserInteractionEnabled, .bringToFront, .controller: true
        case .remove:
            scene.root.descendant(named: name)?.all {
                $0.kind != .layerView && $0.controller == nil
            } ?? false
        case .isHidden(let isHidden): !isHidden
        case .alpha(let alpha): alpha == 1
        // Views around the white one may clip it, so some of these changes would be unsettled.
        case .move, .transform, .clipsToBounds: false
        }
    }

    private static func holdsBlue(_ geometry: SceneGeometry) -> Bool {
        guard let white = geometry.places.first(where: { $0.view.kind == .layerView }) else {
            return false
        }
        let bounds = white.bounds
        return bounds.x <= blue.x && bounds.y <= blue.y
            && bounds.x + bounds.width >= blue.x + blue.width
            && bounds.y + bounds.height >= blue.y + blue.height
    }
}

extension Rectangle {
    fileprivate func overlaps(_ other: Rectangle) -> Bool {
        x < other.x + other.width && other.x < x + width
            && y < other.y + other.height && other.y < y + height
    }
}
