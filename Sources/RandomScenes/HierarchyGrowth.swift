import Scenario

struct HierarchyGrowth {
    /// All views except the window.
    private(set) var names = ["root"]
    private(set) var focus: String?
    /// The region in which the focused view's variation is visible, in that view's coordinates.
    private(set) var area: Rectangle?
    private var remaining = 0

    /// Makes a root with two to four overlapping views, one of them varied.
    ///
    /// The view after the varied one is placed where the variation is visible.
    mutating func small(_ variation: ViewVariation, using generator: inout SeededGenerator)
        -> SceneView
    {
        var root = HierarchyGrowth.root
        let count = generator.one(of: [2, 3, 3, 4], else: 3)
        let hasOneAfter = variation == .clipping || variation == .raised || generator.chance(55)
        let varied = count - (hasOneAfter ? 2 : 1)
        for index in 0..<count {
            var view = SceneView(nextName(), .answer, Rectangle(0, 0, 1, 1))
            guard index > 0, let last = root.subviews.indices.last else {
                view.frame = HierarchyGrowth.overlappingFrame(using: &generator)
                if index == varied { make(&view, variation, using: &generator) }
                root.subviews.append(view)
                continue
            }
            let isInside: Bool
            if index == varied + 1 {
                isInside = variation == .clipping || variation != .raised && generator.chance(50)
            } else {
                isInside = generator.chance(index == varied ? 15 : 30)
            }
            view.frame =
                isInside
                ? HierarchyGrowth.frame(inside: root.subviews[last], using: &generator)
                : HierarchyGrowth.frame(near: root.subviews[last].frame, using: &generator)
            if index == varied { make(&view, variation, using: &generator) }
            if index == varied + 1, variation == .clipping {
                HierarchyGrowth.overhang(&view, root.subviews[last], using: &generator)
                area = view.frame
            }
            if isInside {
                root.subviews[last].subviews.append(view)
                if generator.chance(18) { root.subviews[last].clipsToBounds = true }
            } else {
                if generator.chance(10) { root.subviews[last].zPosition = 1 }
                root.subviews.append(view)
            }
        }
        if generator.chance(10) {
            ViewVariation.scrolled.apply(to: &root, using: &generator)
        }
        return root
    }

    /// Makes a root with up to fourteen views in total, any of which can be varied.
    mutating func mixed(using generator: inout SeededGenerator) -> SceneView {
        var root = HierarchyGrowth.root
        remaining = Int.random(in: 4...13, using: &generator)
        grow(&root, depth: 0, using: &generator)
        if generator.chance(15) { ViewVariation.scrolled.apply(to: &root, using: &generator) }
        return root
    }

    /// Nests twelve to eighteen views in each other.
    mutating func deep(_ variation: ViewVariation, using generator: inout SeededGenerator)
        -> SceneView
    {
        let count = Int.random(in: 12...18, using: &generator)
        let varied = Int.random(in: 0..<count, using: &generator)
        var side = (width: 340.0, height: 560.0)
        var views: [SceneView] = []
        for index in 0..<count {
            let inset = (x: generator.whole(0...12), y: generator.whole(0...16))
            var view = SceneView(
                nextName(),
                .answer,
                Rectangle(inset.x, inset.y, side.width, side.height)
            )
            if index == varied { make(&view, variation, using: &generator) }
            side.width -= generator.whole(6...18)
            side.height -= generator.whole(6...24)
            views.append(view)
        }
        if generator.chance(70) { focus = names.last }
        var inner = views.removeLast()
        while var outer = views.popLast() {
            outer.subviews = [inner]
            inner = outer
        }
        var root = HierarchyGrowth.root
        root.subviews = [inner]
        return root
    }

    /// Makes 20 to 26 siblings.
    mutating func wide(_ variation: ViewVariation, using generator: inout SeededGenerator)
        -> SceneView
    {
        var root = HierarchyGrowth.root
        let count = Int.random(in: 20...26, using: &generator)
        let varied = Int.random(in: 0..<count, using: &generator)
        root.subviews.reserveCapacity(count)
        for index in 0..<count {
            var view = SceneView(
                nextName(),
                .answer,
                generator.rectangle(0...290, 0...560, 40...110, 40...110)
            )
            if index == varied {
                make(&view, variation, using: &generator)
            } else if generator.chance(8) {
                HierarchyGrowth.vary(&view, using: &generator)
            }
            if generator.chance(12) { view.zPosition = generator.whole(-2...2) }
            root.subviews.append(view)
        }
        return root
    }

    private static var root: SceneView { SceneView("root", .answer, Rectangle(0, 0, 375, 667)) }

    private mutating func nextName() -> String {
        let name = "view_\(names.count)"
        names.append(name)
        return name
    }

    /// Makes a view varied and aims touches at it.
    private mutating func make(
        _ view: inout SceneView,
        _ variation: ViewVariation,
        using generator: inout SeededGenerator
    ) {
        variation.apply(to: &view, using: &generator)
        focus = view.name
        let size = view.frame
        switch variation {
        case .pointInside(.margin(let margin)) where margin > 0:
            area = view.bounds.widened(by: margin)
        // Covers the region that only the transformed view or only the untransformed one contains.
        case .turned: area = view.bounds.widened(by: min(size.width, size.height) / 5)
        case .scaled: area = view.bounds.widened(by: min(size.width, size.height) / 2.5)
        default: area = nil
        }
    }

    private mutating func grow(
        _ parent: inout SceneView,
        depth: Int,
        using generator: inout SeededGenerator
    ) {
        let wanted = Int.random(in: depth == 0 ? 2...5 : 0...3, using: &generator)
        for _ in 0..<wanted where remaining > 0 {
            remaining -= 1
            let frame =
                depth == 0
                ? HierarchyGrowth.overlappingFrame(using: &generator)
                : HierarchyGrowth.frame(inside: parent, using: &generator)
            var view = SceneView(nextName(), .answer, frame)
            if generator.chance(45) { HierarchyGrowth.vary(&view, using: &generator) }
            if generator.chance(8) { HierarchyGrowth.vary(&view, using: &generator) }
            if generator.chance(12) { view.zPosition = generator.whole(-2...2) }
            if generator.chance(22) { view.clipsToBounds = true }
            if depth < 5 { grow(&view, depth: depth + 1, using: &generator) }
            parent.subviews.append(view)
        }
    }

    private static func vary(_ view: inout SceneView, using generator: inout SeededGenerator) {
        ViewVariation.all[Int.random(in: ViewVariation.all.indices, using: &generator)]
            .apply(to: &view, using: &generator)
    }

    /// A frame in the root that probably overlaps others.
    private static func overlappingFrame(using generator: inout SeededGenerator) -> Rectangle {
        generator.rectangle(10...150, 30...250, 80...220, 80...260)
    }

    private static func frame(
        near other: Rectangle,
        using generator: inout SeededGenerator
    ) -> Rectangle {
        var frame = overlappingFrame(using: &generator)
        if generator.chance(85) {
            frame.x = other.x + (other.width * generator.whole(-40...45) / 100).rounded()
            frame.y = other.y + (other.height * generator.whole(-40...45) / 100).rounded()
        }
        return frame
    }

    /// Moves a subview partly beyond an edge of its superview.
    private static func overhang(
        _ view: inout SceneView,
        _ parent: SceneView,
        using generator: inout SeededGenerator
    ) {
        let shift = generator.whole(50...90) / 100
        if generator.chance(50) {
            view.frame.x = parent.boundsOrigin.x + (parent.frame.width * shift).rounded()
        } else {
            view.frame.y = parent.boundsOrigin.y + (parent.frame.height * shift).rounded()
        }
    }

    /// A frame in a view that often extends beyond its edges.
    private static func frame(
        inside parent: SceneView,
        using generator: inout SeededGenerator
    ) -> Rectangle {
        let width = max(16, (parent.frame.width * generator.whole(30...90) / 100).rounded())
        let height = max(16, (parent.frame.height * generator.whole(30...90) / 100).rounded())
        return Rectangle(
            parent.boundsOrigin.x
                + (parent.frame.width * generator.whole(-20...60) / 100).rounded(),
            parent.boundsOrigin.y
                + (parent.frame.height * generator.whole(-20...60) / 100).rounded(),
            width,
            height
        )
    }
}
