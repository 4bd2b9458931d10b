import Scenario

/// The scenes of exercise 4: a shelter in front of buttons.
enum ShelterScenes {
    static func random(using generator: inout SeededGenerator) -> Scene {
        var shelter = SceneView(
            "shelter",
            .answer,
            generator.rectangle(30...100, 140...240, 130...240, 130...240)
        )
        var buttons: [SceneView] = []
        let count = generator.one(of: buttonCounts, else: 1)
        for index in 0..<count {
            var button = SceneView(
                buttonNames[index],
                .button,
                frame(near: (buttons.last ?? shelter).frame, using: &generator)
            )
            if generator.chance(index == count - 1 ? 75 : 30) { vary(&button, using: &generator) }
            if generator.chance(12) {
                button.subviews = [SceneView("caption \(index + 1)", .label, caption(of: button))]
            }
            button.features = features(ofButtonSized: button.frame)
            buttons.append(button)
        }
        if generator.chance(30) {
            shelterOddities[Int.random(in: shelterOddities.indices, using: &generator)]
                .apply(to: &shelter, using: &generator)
        }
        let siblings = mixed(buttons, near: shelter.frame, using: &generator)
        let window = window(around: siblings + [shelter], using: &generator)
        var writer = ScriptWriter(window) { settles($0, in: $1, TouchDistances().generous) }
        write(&writer, buttons, using: &generator)
        guard writer.hasTouches else { return random(using: &generator) }
        return Scene(window, script: writer.steps)
    }

    /// True if a shelter lies in front of its siblings and the rules decide who gets every
    /// touch.
    static func isSettled(_ scene: Scene) -> Bool {
        let distances = TouchDistances()
        return scene.isWellFormed && hasShelter(SceneGeometry(scene))
            && scene.everyStep { settles($0, in: $1, distances) }
    }

    private static let buttonCounts = [0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4]
    private static let buttonNames = ["button 1", "button 2", "button 3", "button 4"]
    private static let variations: [ViewVariation] = [
        .hidden, .hidden, .interactionOff, .interactionOff, .transparent, .transparent,
        .barelyVisible, .scrolled,
        .turned, .turned, .scaled, .scaled, .pointInside(.circle), .pointInside(.circle),
        .pointInside(.circle), .pointInside(.margin(14)), .pointInside(.margin(14)),
        .pointInside(.margin(-8)), .pointInside(.never), .pointInside(.always),
    ]
    private static let shelterOddities: [ViewVariation] = [
        .hidden, .interactionOff, .transparent, .barelyVisible, .turned, .scaled, .scrolled,
        .scrolled,
    ]

    // MARK: Views

    /// Half of the buttons are plain `UIButton`s, a third has a title, and a quarter is of type `system`.
    ///
    /// The features follow from the size rather than from random numbers, so that the rest of each seed's
    /// scene stays the same.
    private static func features(ofButtonSized frame: Rectangle) -> [SceneView.Feature] {
        let (width, height) = (Int(frame.width), Int(frame.height))
        var features: [SceneView.Feature] = []
        if width.isMultiple(of: 2) { features.append(.plain) }
        if height.isMultiple(of: 3) { features.append(.titled) }
        if height.isMultiple(of: 4) { features.append(.systemType) }
        return features
    }

    private static func vary(_ button: inout SceneView, using generator: inout SeededGenerator) {
        if generator.chance(14) {
            button.isEnabled = false
            return
        }
        variations[Int.random(in: variations.indices, using: &generator)]
            .apply(to: &button, using: &generator)
        if generator.chance(10) { ViewVariation.scrolled.apply(to: &button, using: &generator) }
    }

    /// A frame that overlaps another one and probably extends beyond it.
    private static func frame(
        near other: Rectangle,
        using generator: inout SeededGenerator
    ) -> Rectangle {
        let width = generator.whole(60...170)
        let height = generator.whole(44...140)
        return Rectangle(
            (other.x + other.width * generator.whole(-10...90) / 100 - width / 2).rounded(),
            (other.y + other.height * generator.whole(0...90) / 100 - height / 2).rounded(),
            width,
            height
        )
    }

    private static func caption(of button: SceneView) -> Rectangle {
        Rectangle(
            button.boundsOrigin.x + 10,
            button.boundsOrigin.y + 10,
            button.frame.width - 20,
            button.frame.height - 20
        )
    }

    /// Adds plain views and labels behind or among the buttons.
    private static func mixed(
        _ buttons: [SceneView],
        near shelter: Rectangle,
        using generator: inout SeededGenerator
    ) -> [SceneView] {
        var siblings = buttons
        if generator.chance(32) {
            let plain = SceneView("plain", .view, frame(near: shelter, using: &generator))
            siblings.insert(plain, at: generator.chance(80) ? 0 : siblings.count)
        }
        if generator.chance(18) {
            let label = SceneView("label", .label, frame(near: shelter, using: &generator))
            siblings.insert(label, at: generator.chance(50) ? 0 : siblings.count)
        }
        return siblings
    }

    private static func window(
        around views: [SceneView],
        using generator: inout SeededGenerator
    ) -> SceneView {
        var root = SceneView("root", .view, Rectangle(0, 0, 375, 667), subviews: views)
        if generator.chance(25) {
            var container = SceneView("container", .view, Rectangle(10, 20, 350, 600))
            container.subviews = views
            variation(of: &container, using: &generator)
            root.subviews = [container]
        } else if generator.chance(15) {
            ViewVariation.scrolled.apply(to: &root, using: &generator)
        }
        root.controller = SceneController("controller")
        return SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root])
    }

    private static func variation(
        of container: inout SceneView,
        using generator: inout SeededGenerator
    ) {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: ViewVariation.turned.apply(to: &container, using: &generator)
        case 1: container.scale = Point(0.75, 1)
        case 2: ViewVariation.scrolled.apply(to: &container, using: &generator)
        default: break
        }
    }

    // MARK: Script

    private static func write(
        _ writer: inout ScriptWriter,
        _ buttons: [SceneView],
        using generator: inout SeededGenerator
    ) {
        let front = buttons.last?.name ?? "shelter"
        for _ in 0..<Int.random(in: 2...3, using: &generator) {
            writer.aim.focus = generator.chance(75) ? front : "shelter"
            switch Int.random(in: 0..<100, using: &generator) {
            case 0..<74: writer.tap(using: &generator)
            case 74..<80: writer.shortDrag(using: &generator)
            case 80..<87: writer.together(using: &generator)
            case 87..<95: writer.ask("root", using: &generator)
            default: writer.ask("shelter", using: &generator)
            }
        }
        if generator.chance(8) { writer.again() }
        guard generator.chance(30) else { return }
        change(generator.chance(85) ? front : "shelter", in: &writer, using: &generator)
        writer.again()
    }

    private static func change(
        _ name: String,
        in writer: inout ScriptWriter,
        using generator: inout SeededGenerator
    ) {
        guard let view = writer.moment.descendant(named: name) else { return }
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: writer.change(name, .isHidden(!view.isHidden))
        case 1: writer.change(name, .alpha(view.alpha < 0.5 ? 1 : 0.005))
        case 2:
            writer.change(name, .isUserInteractionEnabled(view.isUserInteractionEnabled == false))
        case 3 where name != "shelter": writer.change(name, .remove)
        case 4 where name != "shelter":
            writer.change("button 1", .bringToFront)
            writer.change("shelter", .bringToFront)
        default:
            guard view.isUntransformed else { return }
            var frame = view.frame
            frame.x += generator.whole(-70...70)
            frame.y += generator.whole(-70...70)
            writer.change(name, .frame(frame))
        }
    }
}
