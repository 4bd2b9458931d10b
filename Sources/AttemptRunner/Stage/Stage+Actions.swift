import ControlModel
import Scenario

@MainActor
extension Stage {
    /// Gives a control of the scene the actions that its features specify.
    func addActions(to control: UIControl, _ role: SceneView, _ index: Int) {
        let recorder = recorder
        let action = UIAction { _ in recorder.record(.action(.responder(index))) }
        guard !role.features.contains(.primaryAction) else {
            return control.addAction(action, for: .primaryActionTriggered)
        }
        guard !role.features.contains(.actionForEachEvent) else {
            return control.addAction(
                action,
                for: [
                    .touchDown, .touchDragExit, .touchDragEnter, .touchUpInside, .touchUpOutside,
                    .touchCancel,
                ]
            )
        }
        guard !role.features.contains(.actionOnTouchUpOutside) else {
            return control.addAction(action, for: .touchUpOutside)
        }
        let isOnTouchDown = role.features.contains(.actionOnTouchDown)
        control.addAction(action, for: isOnTouchDown ? .touchDown : .touchUpInside)
        guard !isOnTouchDown else { return }
        let sentByHand = UIAction { action in
            guard let control = action.sender as? UIControl, !control.isTracking else { return }
            recorder.record(.action(.responder(index)))
        }
        control.addAction(sentByHand, for: .touchDown)
    }
}
