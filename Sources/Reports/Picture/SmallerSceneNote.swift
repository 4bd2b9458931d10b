import Results
import Scenario

/// Explains how a smaller scene is related to the test under whose name it appears.
///
/// A test's name may announce a property, such as a hidden view or a turned button. If the answer also fails
/// without that property, the smaller scene shows a simpler fault.
struct SmallerSceneNote {
    let failure: CaseFailure
    /// The name of the test; `nil` for random scenes, which are about nothing in particular.
    let testName: String?

    init(_ failure: CaseFailure, of test: TestReport) {
        self.failure = failure
        testName = test.isRandom ? nil : test.name
    }

    func add(to page: inout Page) {
        guard let sentence else { return }
        page.gap()
        page.paragraph(sentence, indent: 2)
    }

    /// The explanation; `nil` if none is needed, as for a smaller scene with all properties that the test's
    /// name announces.
    var sentence: String? {
        guard !failure.needsEarlierScenes else { return nil }
        let views = counted(failure.originalScene.viewCount, "view")
        switch failure.origin {
        case .ownCase:
            guard !lost.isEmpty else { return nil }
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

    /// The properties that the test's name announces and the smaller scene lacks, as predicates.
    private var lost: [String] {
        guard let name = testName?.lowercased() else { return [] }
        return Announcement.all
            .filter { $0.words.contains(where: name.contains) }
            .filter { $0.isIn(failure.originalScene) && !$0.isIn(failure.scene) }
            .map(\.predicate)
    }

    /// A list of predicates, such as "is hidden, is turned or clips".
    private static func alternatives(_ predicates: [String]) -> String {
        guard predicates.count > 1, let last = predicates.last else {
            return predicates.first ?? ""
        }
        return predicates.dropLast().joined(separator: ", ") + " or " + last
    }
}

/// A property that a test's name may announce.
private struct Announcement {
    let predicate: String
    /// Words of which the name has one.
    let words: [String]
    let isIn: (Scene) -> Bool

    private init(_ predicate: String, _ words: [String], isOf: @escaping (SceneView) -> Bool) {
        self.predicate = predicate
        self.words = words
        isIn = { $0.views.contains(where: isOf) }
    }

    static var all: [Announcement] {
        [
            Announcement("is hidden", ["hidden", "be seen", "refuses"]) { $0.isHidden },
            Announcement("has an alpha below 1", ["alpha", "transparent", "be seen", "visible"]) {
                $0.alpha < 1
            },
            Announcement("has its interaction off", ["interaction", "or touched", "refuses"]) {
                $0.isUserInteractionEnabled == false
            },
            Announcement("is disabled", ["disabled"]) { !$0.isEnabled },
            Announcement("is selected", ["selected"]) { $0.has(.selected) },
            Announcement("is highlighted", ["highlighted"]) { $0.has(.highlighted) },
            Announcement("has a child controller", ["child"]) { $0.hasChildController },
            Announcement("is turned", ["turned"]) { $0.turn != 0 },
            Announcement("is scaled", ["scaled"]) { $0.scale != Point(1, 1) },
            Announcement("is scrolled", ["scrolled", "origin"]) { $0.boundsOrigin != .zero },
            Announcement("clips", ["clipped"]) { $0.clipsToBounds },
            Announcement("has a z position", ["zposition"]) { $0.zPosition != 0 },
            Announcement("answers point(inside:) in its own way", ["point(inside", "own say"]) {
                $0.pointInside != .bounds
            },
            Announcement("answers hitTest in its own way", ["overrides hittest"]) {
                $0.hitTest != .inherited
            },
        ]
    }
}

extension SceneView {
    fileprivate func has(_ feature: Feature) -> Bool {
        features.contains(feature)
            || Feature.decorations.contains(feature) && features.contains(.decorated)
    }

    /// Whether the view's controller has a child, with a view in this one or without a loaded view.
    fileprivate var hasChildController: Bool {
        guard let controller else { return false }
        return controller.hasUnloadedChild || subviews.contains(where: \.containsController)
    }

    private var containsController: Bool {
        controller != nil || subviews.contains(where: \.containsController)
    }
}
