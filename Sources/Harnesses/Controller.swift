import AttemptRunner
import UIKit

@main
enum WorkbookAttempt {
    @MainActor static func main() {
        AttemptRunner::perform(WorkbookHarness.self)
    }
}

/// Creates the scene's controller from the answer; `AnswerType` is a placeholder for its class.
enum WorkbookHarness: AttemptRunner.Harness {
    static func makeAnswerController(
        rootView: UIKit::UIView,
        layerView: UIKit::UIView?
    ) -> (UIKit::UIViewController & AttemptRunner::TracedObject)? {
        let controller = WorkbookAnswer()
        controller.workbookView = rootView
        controller.workbookLayerView = layerView
        return controller
    }
}

/// The answer's class, with the scene's views instead of a nib.
final class WorkbookAnswer: AnswerType, AttemptRunner.TracedObject {
    var workbookPart: AttemptRunner::Part?
    var workbookView: UIKit::UIView?
    var workbookLayerView: UIKit::UIView?

    override func loadView() {
        view = workbookView
        layerView = workbookLayerView
    }
}

/// Receives the assignment in `loadView` if the answer declares no `layerView` and finds it
/// otherwise.
@MainActor private var layerView: UIKit::UIView?
