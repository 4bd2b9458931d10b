import Results
import Scenario

/// Explains how a smaller scene is related to the test under whose name it appears.
///
/// A test examines a property, such as a hidden view or a rotated button. If the answer also fails without
/// that property, the smaller scene shows a simpler fault.
struct SmallerSceneNote {
    let failure: CaseFailure
    let isRandom: Bool

    func add(to page: inout Page) {
        guard let sentence else { return }
        page.gap()
        page.paragraph(sentence, indent: 2)
    }

    /// The explanation; `nil` if none is needed, as for a smaller scene with all special properties of the
    /// test's own.
    var sentence: String? {
        guard !failure.needsEarlierScenes else { return nil }
        let views = counted(failure.originalScene.viewCount, "view")
        switch failure.origin {
        case .ownCase:
            guard !isRandom, !lost.isEmpty else { return nil }
            return "This smaller scene fails as well, though nothing in it "
                + "\(SmallerSceneNote.alternatives(lost))."
        case .sameFault:
            return
                "This case's own scene has \(views). This smaller one fails in the same way."
        case .otherFault:
            return
                "This case's own scene has \(views). This smaller one shows another fault of your "
                + "answer."
        }
    }

    /// The special properties of the test's scene that the smaller one lacks, as predicates.
    private var lost: [String] {
        let left = SmallerSceneNote.specialities(of: failure.scene)
        return SmallerSceneNote.specialities(of: failure.originalScene)
            .filter { !left.contains($0) }
    }

    /// A list of predicates, such as "is hidden, is turned or clips".
    private static func alternatives(_ predicates: [String]) -> String {
        guard predicates.count > 1, let last = predicates.last else {
            return predicates.first ?? ""
        }
        return predicates.dropLast().joined(separator: ", ") + " or " + last
    }

    /// The properties that a test may examine, as predicates.
    private static func specialities(of scene: Scene) -> [String] {
        let views = scene.views
        let handlers = views.map(\.handles) + views.compactMap { $0.controller?.handles }
        let found: [(String, Bool)] = [
            ("is hidden", views.contains(where: \.isHidden)),
            ("has an alpha below 1", views.contains { $0.alpha < 1 }),
            ("has its interaction off", views.contains { $0.isUserInteractionEnabled == false }),
            ("is disabled", views.contains { !$0.isEnabled }),
            ("is selected", views.contains { $0.has(.selected) }),
            ("is highlighted", views.contains { $0.has(.highlighted) }),
            ("has a title", views.contains { $0.has(.titled) }),
            ("has a child controller", views.contains(where: \.containsChildController)),
            ("is turned", views.contains { $0.turn != 0 }),
            ("is scaled", views.contains { $0.scale != Point(1, 1) }),
            ("is shifted", views.contains { $0.shift != .zero }),
            ("is scrolled", views.contains { $0.boundsOrigin != .zero }),
            ("clips", views.contains(where: \.clipsToBounds)),
            ("has a z position", views.contains { $0.zPosition != 0 }),
            (
                "answers point(inside:) in its own way",
                views.contains { $0.pointInside != .bounds }
            ),
            ("answers hitTest in its own way", views.contains { $0.hitTest != .inherited }),
            ("handles touches", handlers.contains { !$0.isEmpty }),
            ("changes", scene.script.contains(where: \.isChange)),
        ]
        return found.filter(\.1).map(\.0)
    }
}

extension SceneView {
    fileprivate func has(_ feature: Feature) -> Bool {
        features.contains(feature)
            || Feature.decorations.contains(feature) && features.contains(.decorated)
    }

    /// Whether the view's controller has a child in the view.
    fileprivate var containsChildController: Bool {
        controller != nil && subviews.contains(where: \.containsController)
    }

    private var containsController: Bool {
        controller != nil || subviews.contains(where: \.containsController)
    }
}
