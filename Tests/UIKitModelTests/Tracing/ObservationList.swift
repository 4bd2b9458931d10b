import UIKitModel

/// Keeps every observation, and tells hit tests the way the documents' logs do.
final class ObservationList: ModelObserver {
    private(set) var observations: [Observation] = []

    func observe(_ observation: Observation) {
        observations.append(observation)
    }

    /// "name hitTest" and "name pointInside", by the views' accessibility identifiers or names.
    @MainActor var hitTestCalls: [String] {
        observations.compactMap { observation in
            switch observation {
            case .hitTestBegan(let view, _): "\(Self.name(of: view)) hitTest"
            case .pointInside(let view, _, _): "\(Self.name(of: view)) pointInside"
            default: nil
            }
        }
    }

    var reads: [ObservedProperty] {
        observations.compactMap { observation in
            if case .read(let property, _) = observation { property } else { nil }
        }
    }

    var writes: [ObservedProperty] {
        observations.compactMap { observation in
            if case .wrote(let property, _) = observation { property } else { nil }
        }
    }

    @MainActor static func name(of view: UIView) -> String {
        (view as? LoggedView)?.name ?? view.accessibilityIdentifier ?? "?"
    }
}
