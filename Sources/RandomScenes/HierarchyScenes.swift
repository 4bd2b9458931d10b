import Scenario

/// The scenes of exercise 3: view trees of the answer's class.
///
/// Most are small, with one odd property at which most touches are aimed. Some are large, deep or
/// wide, and can have several odd properties.
enum HierarchyScenes {
    static func random(using generator: inout SeededGenerator) -> Scene {
        var variation = ViewVariation.all[
            Int.random(in: ViewVariation.all.indices, using: &generator)
        ]
        var growth = HierarchyGrowth()
        var root: SceneView
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<66: root = growth.small(variation, using: &generator)
        case 66..<86:
            variation = .none
            root = growth.mixed(using: &generator)
        case 86..<93: root = growth.deep(variation, using: &generator)
        default: root = growth.wide(variation, using: &generator)
        }
        if generator.chance(4) { root.pointInside = .withEvent }
        let window = SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root])
        let distances = TouchDistances().generous
        var writer = ScriptWriter(window) { distances.allows($0, in: $1) }
        writer.aim.focus = growth.focus
        writer.aim.attention = 80
        writer.aim.area = growth.area
        write(&writer, variation, names: growth.names, using: &generator)
        guard writer.hasTouches else { return random(using: &generator) }
        return Scene(window, script: writer.steps)
    }

    /// True if all views belong to the answer's class and rounding decides no touch.
    static func isSettled(_ scene: Scene) -> Bool {
        guard scene.isWellFormed,
            scene.root.subviews.allSatisfy({
                $0.all { $0.kind == .answer && $0.handles.isEmpty && $0.controller == nil }
            })
        else { return false }
        let distances = TouchDistances()
        return scene.everyStep { step, geometry in
            switch step {
            case .tap, .drag, .together, .oneByOne, .ask: distances.allows(step, in: geometry)
            case .change, .chain, .next, .deliver: false
            }
        }
    }

    private static func write(
        _ writer: inout ScriptWriter,
        _ variation: ViewVariation,
        names: [String],
        using generator: inout SeededGenerator
    ) {
        if variation == .pointInside(.withEvent) {
            writer.aim.attention = 100
            writer.ask("root", using: &generator)
            writer.ask("root", using: &generator)
        }
        let count = Int.random(in: 2...3, using: &generator)
        for _ in 0..<count {
            if generator.chance(14) {
                let asked = generator.chance(50) ? "root" : generator.one(of: names, else: "root")
                writer.ask(asked, using: &generator)
            } else {
                writer.touch(using: &generator)
            }
        }
        if generator.chance(12) { writer.again() }
        guard generator.chance(30) else { return }
        let name = generator.chance(60) ? writer.aim.focus ?? "root" : nil
        let changed = name ?? generator.one(of: names, else: "root")
        writer.change(changed, change(of: changed, in: writer, using: &generator))
        writer.again()
    }

    private static func change(
        of name: String,
        in writer: ScriptWriter,
        using generator: inout SeededGenerator
    ) -> SceneChange {
        guard let view = writer.moment.descendant(named: name) else { return .bringToFront }
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: return .isHidden(!view.isHidden)
        case 1: return .alpha(view.alpha < 0.5 ? 1 : generator.one(of: [0, 0.009, 0.02], else: 0))
        case 2: return .isUserInteractionEnabled(view.isUserInteractionEnabled == false)
        case 3 where view.isUntransformed:
            return .frame(
                Rectangle(
                    view.frame.x + generator.whole(-60...60),
                    view.frame.y + generator.whole(-60...60),
                    max(16, view.frame.width + generator.whole(-40...40)),
                    max(16, view.frame.height + generator.whole(-40...40))
                )
            )
        case 4 where name != "root": return .remove
        default: return .bringToFront
        }
    }
}
