import Examples
import Testing

@testable import Play

@Suite("Classes that an answer prints")
struct PrintedClassesTests {
    @Test(
        "Each has the name by which the student knows it",
        arguments: [
            ("<WorkbookAnswer: front; frame = …>", "<BaseView: front; frame = …>"),
            ("WorkbookAttempt.WorkbookAnswer", "BaseView"),
            ("WorkbookAnswer WorkbookAnswers", "BaseView WorkbookAnswers"),
            ("<TracedView: a> <TracedButton: b>", "<UIView: a> <UIButton: b>"),
            ("AttemptRunner.TracedWindow", "UIWindow"),
            ("TracedController, TracedApplicationDelegate", "UIViewController, AppDelegate"),
            ("UIKitModel.UIView, ControlModel.UILabel", "UIKit.UIView, UIKit.UILabel"),
            ("my TracedThing", "my TracedThing"),
            (
                "in /home/a/.build/workbook/attempts/03-SystemHitTest-09af.unfinished/BaseView.swift:3",
                "in BaseView.swift:3"
            ),
        ]
    )
    func names(text: String, expected: String) {
        #expect(PrintedClasses.readable(text, answerType: "BaseView") == expected)
    }

    @Test("Folders are found, whatever stands before them")
    func flags() {
        let flags = String(repeating: "\u{1F1E6}", count: 1 << 19)
        let path = "/attempts/03-SystemHitTest-09af.unfinished/BaseView.swift"
        #expect(PrintedClasses.readable(flags + path, answerType: "BaseView") == "BaseView.swift")
    }
}
