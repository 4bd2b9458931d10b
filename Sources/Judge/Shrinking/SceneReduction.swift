import Scenario

/// A way to make a scene smaller or simpler.
package enum SceneReduction: CaseIterable, Sendable {
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

    /// Whether it takes something away, rather than moves it.
    var isRemoval: Bool {
        switch self {
        case .script, .manyViews, .views, .properties: true
        case .touches, .numbers: false
        }
    }

    /// Returns the scenes that one application of this reduction can make, the largest changes
    /// first.
    ///
    /// `step` is the failing script step; the candidates may drop all steps after it.
    package func candidates(from scene: Scene, failingIn step: Int) -> [Scene] {
        switch self {
        case .script: scene.withLessScript(failingIn: step)
        case .manyViews: scene.withMuchFewerViews
        case .views: scene.withFewerViews
        case .properties: scene.withFewerPeculiarities
        case .touches: scene.withCentralTouches
        case .numbers: scene.withRounderNumbers
        }
    }
}

extension Scene {
    // MARK: Script

    fileprivate func withLessScript(failingIn step: Int) -> [Scene] {
        guard script.indices.contains(step) else { return [] }
        var results: [Scene] = []
        func add(_ steps: [ScriptStep]) {
            var scene = self
            scene.script = steps
            results.append(scene)
        }
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
            var scene = self
            scene.application = SceneApplication()
            results.append(scene)
        }
        return results
    }

    // MARK: Views

    /// Removes halves, quarters and eighths of siblings, or of nested views, at once.
    fileprivate var withMuchFewerViews: [Scene] {
        var results: [Scene] = []
        let all = views
        for (index, view) in all.enumerated() where view.subviews.count >= 4 {
            let count = view.subviews.count
            for size in [count - 1, count / 2, count / 4, count / 8] where size > 1 {
                for start in stride(from: 0, through: count - size, by: size) {
                    results.append(removingSubviews(start..<start + size, ofViewAt: index))
                }
            }
        }
        let chain = root.soleChain
        if chain >= 6 {
            for size in [chain / 2, chain / 4, chain / 8] where size > 1 {
                for start in stride(from: 1, through: chain - size, by: size) {
                    results.append(hoistingSoleChain(start..<start + size))
                }
            }
        }
        return results
    }

    /// Removes the views at some depths of a chain of only children, and keeps their subviews.
    private func hoistingSoleChain(_ depths: Range<Int>) -> Scene {
        depths.reversed().reduce(self) { scene, depth in
            scene.replacingView(at: depth) { $0.subviewsInSuperview }
        }
    }

    fileprivate var withFewerViews: [Scene] {
        let all = views
        let order = all.indices.dropFirst().sorted {
            all[$0].withDescendants.count > all[$1].withDescendants.count
        }
        let removed = order.map { index in replacingView(at: index) { _ in [] } }
        let hoisted = order.filter { !all[$0].subviews.isEmpty }.flatMap { index in
            [
                replacingView(at: index) { $0.subviewsInSuperview },
                replacingView(at: index) { $0.subviews },
            ]
                + all[index].subviews.indices.map { place in
                    replacingView(at: index) { view in
                        var only = view.subviews[place]
                        only.frame = view.frame
                        if only.controller == nil { only.controller = view.controller }
                        return [only]
                    }
                }
        }
        return removed + hoisted
    }

    // MARK: Properties

    fileprivate var withFewerPeculiarities: [Scene] {
        let all = views
        var results: [Scene] = []
        for (index, view) in all.enumerated() where !view.peculiarities.isEmpty {
            let changes = view.peculiarities
            if changes.count > 1 {
                results.append(
                    changingView(at: index) { view in changes.forEach { $0(&view) } }
                )
            }
            for change in changes { results.append(changingView(at: index, change)) }
        }
        return results
    }

    // MARK: Numbers

    fileprivate var withRounderNumbers: [Scene] {
        var results: [Scene] = []
        for step in [100.0, 50, 10, 5, 1] { results.append(rounded(to: step)) }
        for (index, view) in views.enumerated().dropFirst() {
            for simpler in view.withRounderNumbers {
                results.append(changingView(at: index) { $0 = simpler })
            }
        }
        for (index, step) in script.enumerated() {
            for simpler in step.withRounderPoints {
                var scene = self
                scene.script[index] = simpler
                results.append(scene)
            }
        }
        return results
    }

    private func rounded(to step: Double) -> Scene {
        func round(_ number: Double) -> Double { (number / step).rounded() * step }
        var scene = self
        for index in views.indices.dropFirst() {
            scene = scene.changingView(at: index) { view in
                view.frame = Rectangle(
                    round(view.frame.x),
                    round(view.frame.y),
                    max(round(view.frame.width), step),
                    max(round(view.frame.height), step)
                )
                view.boundsOrigin = Point(round(view.boundsOrigin.x), round(view.boundsOrigin.y))
            }
        }
        return scene
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
