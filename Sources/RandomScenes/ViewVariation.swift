import Scenario

/// A property that distinguishes a view from a plain one, whether or not it affects hit testing.
enum ViewVariation: Hashable {
    case none, hidden, interactionOff, transparent, barelyVisible, clipping, raised, scrolled
    case turned, scaled
    case pointInside(SceneView.PointInsideRule)
    case hitTest(SceneView.HitTestRule)

    /// Each variation is repeated by its weight, so that enough touches reveal it.
    static let all: [ViewVariation] = weights.flatMap {
        Array(repeating: $0.variation, count: $0.weight)
    }

    private static let weights: [(variation: ViewVariation, weight: Int)] = [
        (.none, 1), (.hidden, 2), (.interactionOff, 2), (.transparent, 3), (.barelyVisible, 3),
        (.clipping, 2), (.raised, 2), (.scrolled, 3), (.turned, 6), (.scaled, 6),
        (.pointInside(.circle), 2), (.pointInside(.margin(15)), 1),
        (.pointInside(.margin(-6)), 1), (.pointInside(.always), 1), (.pointInside(.never), 1),
        (.pointInside(.withEvent), 4), (.hitTest(.passThrough), 3), (.hitTest(.capture), 2),
    ]

    private static let transparentAlphas = [0, 0.005, 0.009, 0.01, 0.01]
    private static let visibleAlphas = [0.011, 0.02, 0.02, 0.5]
    private static let scales = [0.5, 0.75, 1.5, 2]
    private static let anchors = [0, 0.25, 0.5, 0.5, 1]

    func apply(to view: inout SceneView, using generator: inout SeededGenerator) {
        switch self {
        case .none: break
        case .hidden: view.isHidden = true
        case .interactionOff: view.isUserInteractionEnabled = false
        case .transparent: view.alpha = generator.one(of: ViewVariation.transparentAlphas, else: 0)
        case .barelyVisible: view.alpha = generator.one(of: ViewVariation.visibleAlphas, else: 0.5)
        case .clipping: view.clipsToBounds = true
        case .raised: view.zPosition = generator.whole(1...10)
        case .scrolled:
            view.boundsOrigin = Point(generator.whole(-40...40), generator.whole(-40...40))
        case .turned:
            view.turn =
                generator.chance(30) ? 90 * generator.whole(1...3) : 15 * generator.whole(1...23)
            ViewVariation.anchor(&view, using: &generator)
        case .scaled:
            view.scale = Point(
                generator.one(of: ViewVariation.scales, else: 1),
                generator.one(of: ViewVariation.scales, else: 1)
            )
            ViewVariation.anchor(&view, using: &generator)
        case .pointInside(let rule): view.pointInside = rule
        case .hitTest(let rule): view.hitTest = rule
        }
    }

    private static func anchor(_ view: inout SceneView, using generator: inout SeededGenerator) {
        guard generator.chance(35) else { return }
        view.anchorPoint = Point(
            generator.one(of: anchors, else: 0.5),
            generator.one(of: anchors, else: 0.5)
        )
    }
}
