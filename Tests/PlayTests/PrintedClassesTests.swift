import Examples
import Testing

@testable import Play

@Suite("Classes that an answer prints")
struct PrintedClassesTests {
    @Test(
        "Each has the name by which the student knows it",
        arguments: [
            ("<WorkbookAnswer: front; frame = …>", "<BaseView: front; frame = …>"),
            ("WorkbookAnswer WorkbookAnswers", "BaseView WorkbookAnswers"),
            ("<TracedView: a> <TracedButton: b>", "<UIView: a> <UIButton: b>"),
            ("AttemptRunner.TracedWindow", "UIWindow"),
            ("TracedController, TracedApplicationDelegate", "UIViewController, AppDelegate"),
            ("UIKitModel.UIView, ControlModel.UILabel", "UIKit.UIView, UIKit.UILabel"),
            ("my TracedThing", "my TracedThing"),
        ]
    )
    func names(text: String, expected: String) {
        #expect(PrintedClasses.readable(text, .systemHitTest) == expected)
    }
}
