import Scenario

/// A way to make a scene smaller or simpler.
package enum SceneReduction: CaseIterable, Sendable {
    /// Drops what hit testing ignores, from all views at once.
    case decorations
    /// Removes steps.
    case script
    /// Removes many views at once.
    case manyViews
    /// Removes single views, with or without their subviews.
    case views
    /// Resets properties to their defaults.
    case properties
    /// Moves touches to the centre of a view.
    case touches
    /// Rounds numbers, first many at once, then one by one.
    case numbers

    /// Whether it removes something, rather than only moving or rounding it.
    var isRemoval: Bool {
        switch self {
        case .decorations, .script, .manyViews, .views, .properties: true
        case .touches, .numbers: false
        }
    }

    /// Returns the scenes that one application of this reduction can make, the largest changes first.
    ///
    /// They are made lazily: most are never played, because one of the first still fails. `step` is the
    /// failing script step; the candidates may drop all steps after it.
    package func candidates(
        from scene: Scene,
        failingIn step: Int
    ) -> some RandomAccessCollection<Scene> {
        edits(of: scene, failingIn: step).lazy.map { edit in
            var candidate = scene
            edit(&candidate)
            return candidate
        }
    }

    private func edits(of scene: Scene, failingIn step: Int) -> [SceneEdit] {
        switch self {
        case .decorations: scene.undecorated
        case .script: scene.lessScript(failingIn: step)
        case .manyViews: scene.muchFewerViews
        case .views: scene.fewerViews
        case .properties: scene.fewerChangedProperties
        case .touches: scene.centralTouches
        case .numbers: scene.rounderNumbers
        }
    }
}

extension Scene {
    // MARK: Decorations

    fileprivate var undecorated: [SceneEdit] {
        guard views.contains(where: { $0.features.contains(.decorated) }) else { return [] }
        return [
            { scene in
                for index in scene.views.indices {
                    scene.changeView(at: index) { $0.features.removeAll { $0 == .decorated } }
                }
            }
        ]
    }

    // MARK: Script

    fileprivate func lessScript(failingIn step: Int) -> [SceneEdit] {
        guard script.indices.contains(step) else { return [] }
        var edits: [SceneEdit] = []
        func add(_ steps: [ScriptStep]) { edits.append { $0.script = steps } }
        let needed = Array(script[...step])
        if script.count > 1 {
            add([script[step]])
            for other in needed.dropLast().reversed() where !other.isChange { add([other]) }
        }
        for simpler in script[step].simpler { add([simpler]) }
        if needed.count < script.count { add(needed) }
        for index in needed.indices.dropLast() {
            var fewer = needed
            fewer.remove(at: index)
            add(fewer)
        }
        for simpler in script[step].simpler { add(needed.dropLast() + [simpler]) }
        if application != SceneApplication() {
            edits.append { $0.application = SceneApplication() }
        }
        return edits
    }

    // MARK: Views

    /// Removes many views at once: a half, a quarter or an eighth of siblings or of nested views, or all
    /// siblings but one.
    fileprivate var muchFewerViews: [SceneEdit] {
        var edits: [SceneEdit] = []
        for (index, view) in views.enumerated() where view.subviews.count >= 4 {
            let count = view.subviews.count
            for size in [count - 1, count / 2, count / 4, count / 8] where size > 1 {
                for start in stride(from: 0, through: count - size, by: size) {
                    edits.append { $0.removeSubviews(start..<start + size, ofViewAt: index) }
                }
            }
        }
        let chain = root.soleChain
        if chain >= 6 {
            for size in [chain / 2, chain / 4, chain / 8] where size > 1 {
                for start in stride(from: 1, through: chain - size, by: size) {
                    edits.append { $0.hoistSoleChain(start..<start + size) }
                }
            }
        }
        return edits
    }

    /// Removes the views at some depths of a chain of only children, and keeps their subviews.
    private mutating func hoistSoleChain(_ depths: Range<Int>) {
        for depth in depths.reversed() { replaceView(at: depth) { $0.subviewsInSuperview } }
    }

    fileprivate var fewerViews: [SceneEdit] {
        let all = views
        let sizes = all.map(\.withDescendants.count)
        let order = all.indices.dropFirst().sorted { sizes[$0] > sizes[$1] }
        var edits: [SceneEdit] = []
        func replace(_ index: Int, _ replacements: @escaping (SceneView) -> [SceneView]) {
            edits.append { $0.replaceView(at: index, replacements) }
        }
        for index in order { replace(index) { _ in [] } }
        for index in order where !all[index].subviews.isEmpty {
            replace(index) { $0.subviewsInSuperview }
            replace(index) { $0.subviews }
            for place in all[index].subviews.indices {
                replace(index) { view in
                    var only = view.subviews[place]
                    only.frame = view.frame
                    if only.controller == nil { only.controller = view.controller }
                    return [only]
                }
            }
        }
        return edits
    }

    // MARK: Properties

    fileprivate var fewerChangedProperties: [SceneEdit] {
        var edits: [SceneEdit] = []
        for (index, view) in views.enumerated() where !view.propertyResets.isEmpty {
            let changes = view.propertyResets
            if changes.count > 1 {
                edits.append { scene in
                    scene.changeView(at: index) { view in changes.forEach { $0(&view) } }
                }
            }
            for change in changes { edits.append { $0.changeView(at: index, change) } }
        }
        return edits
    }

    // MARK: Numbers

    fileprivate var rounderNumbers: [SceneEdit] {
        var edits: [SceneEdit] = []
        for step in [100.0, 50, 10, 5, 1] { edits.append { $0.round(to: step) } }
        for (index, view) in views.enumerated().dropFirst() {
            for change in view.rounderNumbers {
                edits.append { $0.changeView(at: index, change) }
            }
        }
        for (index, step) in script.enumerated() {
            for simpler in step.withRounderPoints { edits.append { $0.script[index] = simpler } }
        }
        return edits
    }

    private mutating func round(to step: Double) {
        func rounded(_ number: Double) -> Double { (number / step).rounded() * step }
        root.changeDescendants { view in
            view.frame = Rectangle(
                rounded(view.frame.x),
                rounded(view.frame.y),
                max(rounded(view.frame.width), step),
                max(rounded(view.frame.height), step)
            )
            view.boundsOrigin = Point(rounded(view.boundsOrigin.x), rounded(view.boundsOrigin.y))
        }
    }
}

extension SceneView {
    /// The number of nested views that are only children.
    fileprivate var soleChain: Int {
        var depth = 0
        var view = self
        while view.subviews.count == 1 {
            view = view.subviews[0]
            depth += 1
        }
        return depth
    }
}
