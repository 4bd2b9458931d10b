import Scenario

/// A rule of hit testing that is left out, or taken for another.
enum Misreading: CaseIterable {
    case hidden, interaction, alpha, alphaZeroOnly, alphaBelowTenth, firstSubviewFirst
    case lastSubviewOnly, frontmostContaining, neverItself, overhang, overhangUnlessClipped
    case zPosition, pointInside, overriddenHitTest, event
    case boundsOrigin, turn, scale, anchorPoint
    /// Of a shelter.
    case noRedirection, redirectsOutside, backButtonFirst, frontButtonOnly, frontSiblingOnly
    case anySibling, disabled
    /// Of a round button.
    case bounds, greaterSide, centreOfSize, frameForBounds, subviewsOfAnswer, badgeInCorner
}

extension SceneView {
    /// The view as one sees it who overlooks a part of geometry; where the rule is another, as it is.
    func misread(_ misreading: Misreading) -> SceneView {
        var view = self
        switch misreading {
        case .boundsOrigin: view.boundsOrigin = .zero
        case .turn: view.turn = 0
        case .scale: view.scale = Point(1, 1)
        case .anchorPoint: view.anchorPoint = Point(0.5, 0.5)
        default: return self
        }
        view.subviews = view.subviews.map { $0.misread(misreading) }
        return view
    }
}
