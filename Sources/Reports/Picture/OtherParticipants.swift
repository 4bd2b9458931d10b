import Figures
import Scenario

extension Scene {
    /// The maximum number of controllers that a reader can survey.
    private static let maximumControllers = 6

    /// The participants that are not views of the window.
    ///
    /// These are controllers and, if the script asks about responders, the application and its
    /// delegate. Another window is listed, too.
    ///
    /// - Parameters:
    ///   - isGraded: Whether an answer was played in the scene.
    ///   - removed: The views that were taken out of the window before, whose controllers are listed as well.
    func otherParticipants(
        isGraded: Bool,
        removed: [SceneView]
    ) -> [(name: String, traits: [String])] {
        let roots = (views + removed).filter { $0.controller != nil }
            .prefix(Scene.maximumControllers)
        var rows = roots.compactMap { view in
            view.controller.map { controller in
                let kind = controller.isOfAnswer && isGraded ? "of your class" : nil
                let traits = [kind, "controller of \(view.name)", controller.handles.trait]
                return (name: controller.name, traits: traits.compactMap { $0 })
            }
        }
        if script.contains(where: { $0.startOfChain != nil }) {
            switch application.delegate {
            case .application:
                let traits = ["its own delegate", application.delegateHandles.trait]
                rows.append((SceneApplication.name, traits.compactMap { $0 }))
            case .childController:
                let trait = innermostChild.map { "its delegate is \($0.name)" } ?? "no delegate"
                rows.append((SceneApplication.name, [trait]))
            case .rootController:
                let trait = rootController.map { "its delegate is \($0.name)" } ?? "no delegate"
                rows.append((SceneApplication.name, [trait]))
            case .behindHandlingApplication:
                let traits = [application.delegateHandles.trait].compactMap { $0 }
                rows.append((SceneApplication.name, traits))
                rows.append((SceneApplication.delegateName, ["a UIResponder"]))
            case .responder, .plain, .responderWithoutTouches:
                let kind = application.delegateIsResponder ? "a UIResponder" : "not a UIResponder"
                let cannot =
                    application.delegate == .responderWithoutTouches ? "not TouchHandling" : nil
                let traits = [kind, cannot, application.delegateHandles.trait].compactMap { $0 }
                rows.append((SceneApplication.name, []))
                rows.append((SceneApplication.delegateName, traits))
            }
        }
        if application.hasOtherWindow {
            rows.append(
                ("another window", ["behind this one", "key", "has its own root controller"])
            )
        }
        return rows
    }
}
