import AttemptRunner
import UIKit

@main
enum WorkbookAttempt {
    @MainActor static func main() {
        AttemptRunner::perform(WorkbookHarness.self)
    }
}

/// Makes the controller of the scene the answer's, which `AnswerType` stands for.
enum WorkbookHarness: AttemptRunner.Harness {
    static func makeAnswerController(
        rootView: UIView,
        layerView: UIView?
    ) -> (UIViewController & AttemptRunner::Player)? {
        let controller = WorkbookAnswer()
        controller.workbookView = rootView
        controller.workbookLayerView = layerView
        return controller
    }
}

/// The answer's class, with the scene's views in the place of a nib.
final class WorkbookAnswer: AnswerType, AttemptRunner.Player {
    var workbookPart: AttemptRunner::Part?
    var workbookView: UIView?
    var workbookLayerView: UIView?

    override func loadView() {
        view = workbookView
        layerView = workbookLayerView
    }
}

/// Takes the assignment in `loadView` where the answer has no property of that name, and finds the
/// white view by itself.
@MainActor private var layerView: UIView?
