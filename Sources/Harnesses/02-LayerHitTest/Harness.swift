import AttemptRunner
import UIKit

@main
enum WorkbookAttempt {
    @MainActor static func main() {
        AttemptRunner::perform(WorkbookHarness.self)
    }
}

/// Makes the controller of the scene a `HitTestViewController`.
enum WorkbookHarness: AttemptRunner::Harness {
    static func makeAnswerController(
        rootView: UIView,
        layerView: UIView?
    ) -> (UIViewController & AttemptRunner::Player)? {
        let controller = WorkbookAnswer()
        controller.sceneView = rootView
        controller.sceneLayerView = layerView
        return controller
    }
}

/// The answer's class, with the scene's views in the place of a nib.
final class WorkbookAnswer: HitTestViewController, AttemptRunner::Player {
    var part: AttemptRunner::Part?
    var sceneView: UIView?
    var sceneLayerView: UIView?

    override func loadView() {
        view = sceneView
        layerView = sceneLayerView
    }
}
