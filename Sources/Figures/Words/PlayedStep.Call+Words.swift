import Scenario

extension PlayedStep.Call {
    /// The answer and its reason in a few words.
    package func words(_ view: SceneView?) -> String {
        switch answer {
        case .refuses:
            let reason = view.flatMap { view in ViewState(view).map { $0.words(view) } }
            return "→ nil" + (reason.map { ", \($0)" } ?? "")
        case .outside: return "→ nil, outside"
        case .nobody: return "→ nil"
        case .itself: return "→ itself"
        case .other(let name): return "→ \(FigureText.visible(name, longest: 14))"
        case .contains(true): return "inside"
        case .contains(false): return "outside"
        }
    }
}
