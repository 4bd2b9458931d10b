import Results
import Scenario

/// Explains how a smaller scene is related to the test under whose name it appears.
///
/// A test examines a property, such as a hidden view or a rotated button. If the answer fails
/// without that property, too, the smaller scene shows a simpler fault.
struct SmallerSceneNote {
    let failure: CaseFailure
    let isByChance: Bool

    func add(to page: inout Page) {
        guard let sentence else { return }
        page.gap()
        page.paragraph(sentence, indent: 2)
    }

    /// The explanation; `nil` if the scene has all special properties of the test's own.
    var sentence: String? {
        let views = counted(failure.originalScene.viewCount, "view")
        switch failure.origin {
        case .ownCase:
            guard !isByChance, !lost.isEmpty else { return nil }
            return "This smaller scene goes wrong in the same way, although nothing in it "
                + SmallerSceneNote.alternatives(lost) + "."
        case .sameFault:
            return
                "This case's own scene has \(views). This smaller one goes wrong for the same reason."
        case .otherFault:
            return
                "This case's own scene has \(views). This smaller one shows another fault of your "
                + "answer."
        }
    }

    /// The special properties of the test's scene that the smaller one lacks, as predicates.
    private var lost: [String] {
        let own = Set(Speciality.all(in: failure.originalScene))
        let left = Set(Speciality.all(in: failure.scene))
        return Speciality.allCases.filter { own.contains($0) && !left.contains($0) }
            .map(\.rawValue)
    }

    /// A list of predicates, such as "is hidden, is turned or clips".
    private static func alternatives(_ predicates: [String]) -> String {
        guard predicates.count > 1, let last = predicates.last else {
            return predicates.first ?? ""
        }
        return predicates.dropLast().joined(separator: ", ") + " or " + last
    }

    /// A property that a test may examine, as a predicate.
    private enum Speciality: String, CaseIterable {
        case hidden = "is hidden"
        case faint = "has an alpha below 1"
        case interactionOff = "has its interaction off"
        case disabled = "is disabled"
        case turned = "is turned"
        case scaled = "is scaled"
        case scrolled = "is scrolled"
        case clipping = "clips"
        case raised = "has a z position"
        case ownPointInside = "answers point(inside:) in its own way"
        case ownHitTest = "answers hitTest in its own way"
        case handling = "handles touches"
        case changing = "changes"

        static func all(in scene: Scene) -> [Speciality] {
            let script: [Speciality] = scene.script.contains(where: \.isChange) ? [.changing] : []
            return script + scene.views.flatMap(all)
        }

        private static func all(of view: SceneView) -> [Speciality] {
            let isHandling = !view.handles.isEmpty || view.controller?.handles.isEmpty == false
            let found: [(Speciality, Bool)] = [
                (.hidden, view.isHidden), (.faint, view.alpha < 1),
                (.interactionOff, view.isUserInteractionEnabled == false),
                (.disabled, !view.isEnabled),
                (.turned, view.turn != 0), (.scaled, view.scale != Point(1, 1)),
                (.scrolled, view.boundsOrigin != .zero), (.clipping, view.clipsToBounds),
                (.raised, view.zPosition != 0), (.ownPointInside, view.pointInside != .bounds),
                (.ownHitTest, view.hitTest != .inherited), (.handling, isHandling),
            ]
            return found.filter(\.1).map(\.0)
        }
    }
}

extension ScriptStep {
    fileprivate var isChange: Bool {
        if case .change = self { true } else { false }
    }
}
