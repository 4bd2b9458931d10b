import Scenario

/// The scenes of exercise 5: round buttons in front of other views.
enum RoundButtonScenes {
    static func random(using generator: inout SeededGenerator) -> Scene {
        var button = SceneView("roundButton", .answer, frame(using: &generator))
        if generator.chance(70) {
            if generator.chance(14) {
                button.isEnabled = false
            } else {
                variations[Int.random(in: variations.indices, using: &generator)]
                    .apply(to: &button, using: &generator)
                if generator.chance(25) {
                    ViewVariation.scaled.apply(to: &button, using: &generator)
                }
                if generator.chance(15) {
                    ViewVariation.scrolled.apply(to: &button, using: &generator)
                }
            }
        }
        button.anchorPoint = anchor
        if generator.chance(42) { button.subviews = [badge(in: button, using: &generator)] }
        let window = window(around: button, using: &generator)
        let distances = distances.generous
        var writer = ScriptWriter(window) { settles($0, in: $1, distances) }
        write(&writer, button, using: &generator)
        guard writer.hasTouches else { return random(using: &generator) }
        return Scene(window, script: writer.steps)
    }

    /// True if there is a round button and no touch is near a rim or decided by rounding.
    static func isSettled(_ scene: Scene) -> Bool {
        guard scene.isWellFormed else { return false }
        var buttons = 0
        let isFine = scene.root.all { view in
            if view.kind == .answer {
                buttons += 1
                return view.pointInside == .bounds && view.hitTest == .inherited
                    && view.anchorPoint == anchor
            }
            return view.kind != .layerView && view.pointInside != .withEvent
                && view.hitTest == .inherited
        }
        return isFine && buttons > 0 && scene.everyStep { settles($0, in: $1, distances) }
    }

    /// The anchor point of every round button, because an answer may take `center` as the middle.
    ///
    /// `center` is the position of the anchor point. No exercise asks for another anchor point.
    private static let anchor = Point(0.5, 0.5)

    private static let distances = TouchDistances(answersAreRound: true)

    private static func settles(
        _ step: ScriptStep,
        in geometry: SceneGeometry,
        _ distances: TouchDistances
    ) -> Bool {
        switch step {
        case .tap, .together, .oneByOne, .ask: distances.allows(step, in: geometry)
        case .drag(let points):
            distances.allows(step, in: geometry) && geometry.isShort(drag: points)
        case .change, .chain, .next, .deliver: false
        }
    }

    private static let variations: [ViewVariation] = [
        .hidden, .hidden, .interactionOff, .interactionOff, .transparent, .transparent,
        .transparent, .barelyVisible,
        .scrolled, .scrolled, .scrolled, .turned, .turned, .turned, .scaled, .scaled, .scaled,
    ]

    // MARK: Views

    private static func frame(using generator: inout SeededGenerator) -> Rectangle {
        let width = generator.whole(56...170)
        return Rectangle(
            generator.whole(40...170),
            generator.whole(60...350),
            width,
            generator.chance(45) ? width : generator.whole(56...170)
        )
    }

    /// A subview inside the button or overhanging it.
    private static func badge(
        in button: SceneView,
        using generator: inout SeededGenerator
    ) -> SceneView {
        var badge = SceneView(
            "badge",
            .view,
            Rectangle(
                button.boundsOrigin.x
                    + (button.frame.width * generator.whole(-10...90) / 100).rounded(),
                button.boundsOrigin.y
                    + (button.frame.height * generator.whole(-10...90) / 100).rounded(),
                generator.whole(20...60),
                generator.whole(20...60)
            )
        )
        if generator.chance(25) { badge.isUserInteractionEnabled = false }
        return badge
    }

    private static func window(
        around button: SceneView,
        using generator: inout SeededGenerator
    ) -> SceneView {
        var root = SceneView("root", .view, Rectangle(0, 0, 375, 667))
        let frame = button.frame
        if generator.chance(50) {
            let kind: SceneView.Kind = generator.chance(70) ? .view : .button
            root.subviews.append(SceneView("beneath", kind, near(frame, using: &generator)))
        }
        if generator.chance(35) {
            var other = SceneView("other", .answer, near(frame, using: &generator))
            if generator.chance(15) { ViewVariation.turned.apply(to: &other, using: &generator) }
            other.anchorPoint = anchor
            root.subviews.append(other)
        }
        root.subviews.append(button)
        if generator.chance(22) {
            var container = SceneView("container", .view, Rectangle(10, 20, 350, 620))
            container.subviews = root.subviews
            let isTurned = generator.chance(50)
            (isTurned ? ViewVariation.turned : .scrolled).apply(to: &container, using: &generator)
            root.subviews = [container]
        }
        return SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root])
    }

    private static func near(
        _ other: Rectangle,
        using generator: inout SeededGenerator
    ) -> Rectangle {
        let width = generator.whole(60...200)
        let height = generator.whole(60...200)
        return Rectangle(
            (other.x + other.width * generator.whole(-20...110) / 100 - width / 2).rounded(),
            (other.y + other.height * generator.whole(-20...110) / 100 - height / 2).rounded(),
            width,
            height
        )
    }

    // MARK: Script

    private static func write(
        _ writer: inout ScriptWriter,
        _ button: SceneView,
        using generator: inout SeededGenerator
    ) {
        writer.aim.attention = 90
        for _ in 0..<Int.random(in: 2...3, using: &generator) {
            let isForBadge = !button.subviews.isEmpty && generator.chance(40)
            writer.aim.focus = isForBadge ? "badge" : generator.chance(86) ? "roundButton" : nil
            writer.aim.isForRims = !isForBadge && generator.chance(40)
            switch Int.random(in: 0..<100, using: &generator) {
            case 0..<74: writer.tap(using: &generator)
            case 74..<80: writer.shortDrag(using: &generator)
            case 80..<87: writer.together(using: &generator)
            default: writer.ask(generator.chance(60) ? "roundButton" : "root", using: &generator)
            }
        }
        if generator.chance(8) { writer.again() }
        guard generator.chance(30) else { return }
        var frame = button.frame
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: writer.change("roundButton", .isHidden(!button.isHidden))
        case 1: writer.change("roundButton", .bringToFront)
        case 2..<8 where button.isUntransformed:
            frame.width = generator.whole(56...190)
            frame.height = generator.whole(56...190)
            if generator.chance(50) { frame.x += generator.whole(-40...40) }
            writer.change("roundButton", .frame(frame))
        default: break
        }
        writer.again()
        writer.tap(using: &generator)
    }
}
