import Results
import Scenario

/// A property that keeps touches out of a view, each drawn with a dash of its own.
package enum ViewState: String, CaseIterable, Hashable, Sendable {
    case hidden
    case transparent
    case off

    /// The first reason in the order in which hit testing checks them.
    package init?(_ view: SceneView) {
        if view.isHidden {
            self = .hidden
        } else if view.isTransparent {
            self = .transparent
        } else if !view.takesInteraction {
            self = .off
        } else {
            return nil
        }
    }

    /// The state beside a view's name.
    package func words(_ view: SceneView) -> String {
        switch self {
        case .hidden: "hidden"
        case .transparent: "alpha \(view.alpha.inWords)"
        case .off: "interaction off"
        }
    }
}

extension SceneView {
    /// The remarks beside the view's name in a figure.
    package var remarks: [String] {
        let states = ViewState(self).map { [$0.words(self)] } ?? []
        let others: [(String, Bool)] = [
            ("alpha \(alpha.inWords)", alpha < 1 && !isTransparent),
            ("disabled", !isEnabled), ("clips", clipsToBounds),
            ("z \(zPosition.inWords)", zPosition != 0),
            ("always inside", pointInside == .always), ("never inside", pointInside == .never),
            ("passes touches through", hitTest == .passThrough),
            ("captures touches", hitTest == .capture),
        ]
        return states + others.filter(\.1).map(\.0)
    }
}
