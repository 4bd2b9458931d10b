import Catalogue
import Examples
import Results
import Scenario
import Testing

@testable import Building

@Suite("The compiler's output")
struct CompilerOutputTests {
    /// Ten lines of 80 blanks.
    private static let tenLines = (0..<10).flatMap { _ in
        [UInt8](repeating: 0x20, count: 80) + [0x0A]
    }

    private func output(_ text: String, answer: String = "/tmp/run/BaseView.swift")
        -> CompilerOutput
    {
        CompilerOutput(
            text,
            answer: answer,
            bytes: Self.tenLines,
            shownAs: "BaseView.swift",
            harness: "/kit/Harness.swift"
        )
    }

    @Test("A moved message is one whatever the file's new name has in it")
    func movedName() {
        #expect(output("a: error: b:7:18: error: cannot convert").isMoved)
        #expect(output("note: a: error: 1:2:3: error: x:4:5: error: y").isMoved)
    }

    @Test("Of messages about no file those without a path are shown")
    func withoutFile() {
        let text = """
            <unknown>:0: error: something failed
            error: cannot open /home/teacher/workbook
            ld.lld: error: undefined symbol: f
            >>> referenced by /home/teacher/a.o
            /home/teacher/BaseView.swift:2:10: warning: see the path
            #warning("error: ")
            """
        #expect(
            CompilerOutput.errorsWithoutFile(in: text) == [
                "<unknown>:0: error: something failed", "ld.lld: error: undefined symbol: f",
            ]
        )
    }

    @Test("A message that names the harness's path is not shown")
    func pathInANote() {
        let note = "change file in '#sourceLocation' to '/kit/Harness.swift'"
        let found = output("/tmp/run/BaseView.swift:5:76: note: \(note)")
        #expect(found.ofAnswer == [])
    }

    @Test("A message has its place, its text and its line")
    func message() throws {
        let found = output(
            """
            /tmp/run/BaseView.swift:5:76: error: cannot find 'x' in scope
                    return x
                           ^
            """
        ).ofAnswer
        #expect(
            found == [
                Diagnostic(
                    severity: .error,
                    file: "BaseView.swift",
                    line: 5,
                    column: 76,
                    message: "cannot find 'x' in scope",
                    sourceLine: "        return x"
                )
            ]
        )
    }

    @Test(
        "Of many, long messages about long lines a report keeps what can be read",
        arguments: ["x", "\u{301}"]
    )
    func many(part: String) throws {
        let long = String(repeating: part, count: 9_000)
        let line = String(repeating: "y", count: 9_000)
        let warnings = (0..<500).map { number in
            "/tmp/run/BaseView.swift:1:2: warning: \(number)a\(long)\n\(line)\n"
        }
        let found = output(
            warnings.joined() + "/tmp/run/BaseView.swift:1:2: error: at last"
        ).ofAnswer
        #expect(found.count == 51)
        #expect(found.last?.message == "at last")
        #expect(found.allSatisfy { $0.message.unicodeScalars.count <= 601 && $0.sourceLine == nil })
    }

    @Test("Lines full of marks are read to the end")
    func marks() {
        let marks = String(repeating: ": error: ", count: 455) + "\n"
        let lines = String(repeating: marks, count: 1_300)
        let found = output(lines + "/tmp/run/BaseView.swift:1:2: error: at last").ofAnswer
        #expect(found.map(\.message) == ["at last"])
    }

    @Test(
        "Only a line and a column before the mark are a place",
        arguments: [
            "/tmp/run/BaseView.swift:0:2: error: x", "/tmp/run/BaseView.swift:1:: error: x",
            "/tmp/run/BaseView.swift:1:99999999999999999999: error: x", "1:2: error: x",
            "/tmp/run/BaseView.swift:a1:2: error: x",
        ]
    )
    func noPlace(line: String) {
        let found = output(line)
        #expect(found.ofAnswer == [] && !found.isMoved)
    }

    @Test("The name of a message's group is left out")
    func group() {
        let line = "/tmp/run/BaseView.swift:1:2: warning: 'a' was never used [#no-usage]"
        #expect(output(line).ofAnswer.map(\.message) == ["'a' was never used"])
        let brackets = "/tmp/run/BaseView.swift:1:2: error: no [Int]"
        #expect(output(brackets).ofAnswer.map(\.message) == ["no [Int]"])
    }

    @Test("An error that the compiler says twice is kept once")
    func repeated() {
        let line = "/tmp/run/BaseView.swift:1:2: error: "
        let found = output("\(line)no macro\n\(line)no macro\n\(line)no member\n")
        #expect(found.ofAnswer.map(\.message) == ["no macro", "no member"])
    }

    @Test("A brace that is never closed is shown where it stands, not at the end of the file")
    func missingBrace() {
        let found = output(
            """
            /tmp/run/BaseView.swift:10:1: error: expected '}' in class
            /tmp/run/BaseView.swift:3:24: note: to match this opening '{'
            class BaseView: UIView {
            """
        )
        #expect(
            found.ofAnswer == [
                Diagnostic(
                    severity: .error,
                    file: "BaseView.swift",
                    line: 3,
                    column: 24,
                    message: "expected '}' in class, for the '{' here or for one after it",
                    sourceLine: "class BaseView: UIView {"
                )
            ]
        )
    }

    @Test("Messages about the answer, the harness and neither are told apart")
    func kinds() {
        let found = output(
            """
            /tmp/run/BaseView.swift:1:2: warning: variable was never used
            /kit/Harness.swift:22:9: error: cannot find type 'BaseView' in scope
            /else/where.swift:1:1: note: declared here
            error: link command failed
            """
        )
        #expect(found.ofAnswer.map(\.severity) == [.warning])
        #expect(found.ofHarness.map(\.line) == [22])
        #expect(found.others.map(\.message) == ["declared here", "link command failed"])
        #expect(found.others.map(\.file) == ["/else/where.swift", ""])
        #expect(found.others.contains { $0.severity == .error })
    }

    @Test(
        "Paths may have blanks, colons and words of messages in them",
        arguments: ["/my files/Base View.swift", "/a:b/c:1:2.swift", "/视图/A.swift"]
    )
    func paths(path: String) {
        let found = output(
            "\(path):3:4: error: expected ':' after 'case': error: twice",
            answer: path
        )
        #expect(found.ofAnswer.map(\.line) == [3])
        #expect(found.ofAnswer.map(\.column) == [4])
        #expect(found.ofAnswer.map(\.message) == ["expected ':' after 'case': error: twice"])
    }

    @Test(
        "A place that the answer does not have is no place",
        arguments: [
            "9223372036854775807:1", "1:9223372036854775807", "-9223372036854775808:1",
            "1:-9223372036854775808", "0:1", "1:0", "12:1", "1:82", "99999999999999999999:1",
        ]
    )
    func impossiblePlace(place: String) {
        let found = output("/tmp/run/BaseView.swift:\(place): error: made up")
        #expect(found.ofAnswer.allSatisfy { $0.line == nil && $0.column == nil })
    }

    @Test("A message with another one in its text keeps its own severity")
    func messageInMessage() {
        let found = output("/tmp/run/BaseView.swift:3:4: warning: this is odd: error: not really")
        #expect(found.ofAnswer.map(\.severity) == [.warning])
        #expect(found.ofAnswer.map(\.message) == ["this is odd: error: not really"])
    }

    @Test("A message that follows at once is no source line of the one before")
    func noSourceLine() {
        let found = output(
            """
            /tmp/run/BaseView.swift:1:1: error: first

            /tmp/run/BaseView.swift:2:1: error: second
            /tmp/run/BaseView.swift:3:1: note: third
            """
        )
        #expect(found.ofAnswer.map(\.message) == ["first", "second", "third"])
        #expect(found.ofAnswer.allSatisfy { $0.sourceLine == nil })
    }

    @Test(
        "Other text is no message",
        arguments: ["", "\n\n", "ld: warning", "a:b:c: error: d", "^~~~"]
    )
    func otherText(text: String) {
        let found = output(text)
        #expect(found.ofAnswer.isEmpty && found.ofHarness.isEmpty)
        #expect(found.others.allSatisfy { $0.severity != .error } || text.contains("error: "))
    }
}

@Suite("Messages that an answer moves")
struct MovedMessagesTests {
    @Test("An error in a third file is one that the answer moved there")
    func moved() {
        let output = { (text: String) in
            CompilerOutput(
                text,
                answer: "/a/A.swift",
                bytes: [],
                shownAs: "A.swift",
                harness: "/h/H.swift"
            )
        }
        #expect(output("/etc/passwd:1:2: error: wrong").isMoved)
        #expect(!output("/a/A.swift:1:2: error: wrong\n/h/H.swift:1:2: error: wrong").isMoved)
        #expect(!output("Swift.Array:1:2: note: declared here\nerror: link failed").isMoved)
    }
}

@Suite("Advice beside the compiler's messages")
struct AdviceTests {
    private static let selectors =
        "Selectors need Apple's Objective-C runtime. Use addAction(UIAction { … }, for:) "
        + "here; in an app #selector works as well."

    private static let initializers =
        "In UIKit too init() is a convenience initializer: the designated one is init(frame:) for "
        + "a view, and init(target:action:) for a gesture recognizer."

    static let messages: [(String, String?, String)] = [
        ("expected expression", "a.addTarget(self, action: #selector(tap))", selectors),
        (
            "'optional' can only be applied to members of an '@objc' protocol", nil,
            "There is no Objective-C here: give the member a default in an extension of the "
                + "protocol."
        ),
        (
            "cannot find 'tap' in scope",
            "let a = UITapGestureRecognizer(target: self, action: #selector(tap))",
            "Selectors need Apple's Objective-C runtime. Give the method itself here, as in "
                + "action: MyView.tapped; in an app write #selector(…) around it."
        ),
        (
            "initializer does not override a designated initializer from its superclass", nil,
            initializers
        ),
        (
            "must call a designated initializer of the superclass 'UIGestureRecognizer'", nil,
            initializers
        ),
        (
            "no such module 'MapKit'", "import MapKit",
            "An answer needs `import UIKit` only; Foundation comes with it."
        ),
        (
            "instance method 'hitTest(_:with:)' declared in 'UIView' cannot be overridden from extension",
            nil,
            "Move the override into the class itself. In an app Objective-C lets an extension "
                + "override it; there is no Objective-C here."
        ),
        (
            "property 'follower' is declared in extension of 'UIResponder' and cannot be overridden",
            nil,
            "Write one member that asks with `is` or `switch`. In an app Objective-C lets subclasses "
                + "override what an extension declares; there is no Objective-C here."
        ),
        (
            "cannot find type 'UIPointerInteraction' in scope", nil,
            "The workbook models the part of UIKit that concerns touches, views and layers. "
                + "UIPointerInteraction is not part of it. Leave it out here; no exercise needs it."
        ),
        (
            "no such module 'os.log'", nil,
            "The system log does not exist here: leave the import out, and use print or NSLog."
        ),
        (
            "no such module 'Combine'", nil,
            "There is no Combine here, and no exercise needs it: a property that holds a closure tells "
                + "others of a change."
        ),
        (
            "'AppDelegate' is annotated with '@main' and must provide a main static function of type () -> Void",
            nil,
            "The workbook starts your answer itself. Leave @main out here, and write it again in an "
                + "app."
        ),
        (
            "cannot call value of non-function type 'CGPoint'",
            "guard point(inside: point, with: event) else { return nil }",
            "Here the parameter point hides the method: write self.point(inside:with:)."
        ),
        (
            "no macro named 'Preview'", nil,
            "Previews are Xcode's. Leave it out here, or put it between #if canImport(SwiftUI) and "
                + "#endif."
        ),
        (
            "external macro implementation type 'SwiftMacros.TaskLocalMacro' could not be found for "
                + "macro 'TaskLocal()'; plugin for module 'SwiftMacros' not found", nil,
            "Answers are compiled without macros: write the code that this one would write."
        ),
        (
            "could not infer type of color literal", nil,
            "Colour literals need Apple's SDK: write UIColor(red:green:blue:alpha:)."
        ),
        (
            "value of type 'CALayer' has no member 'visibleRect'", nil,
            "Core Animation has visibleRect, but the workbook's model of it does not: it has only "
                + "what concerns touches. Leave it out here; no exercise needs it."
        ),
        (
            "value of type 'CALayer' has no member 'setValue'", nil,
            "Key-value coding needs Apple's Objective-C runtime, and there is no setValue here: set the "
                + "property itself, or keep the value in one of your own."
        ),
        (
            "'style' is inaccessible due to 'private' protection level", nil,
            "If style is UIKit's, the workbook's model does not offer it: leave it out here; no "
                + "exercise needs it. If it is your own, only the type that declares it can use it."
        ),
        (
            "value of type 'UIView?' has no member 'isHiden'", nil,
            "If isHiden exists in an app, leave it out here: the workbook's model has only what "
                + "concerns touches, views and layers. Otherwise check the spelling."
        ),
        (
            "method does not override any method from its superclass",
            "    override func pointInside(_ point: CGPoint, with event: UIEvent?) -> Bool {",
            "In Swift it is point(inside:with:)."
        ),
        (
            "value of type 'CALayer' has no member 'addSubLayer'", nil,
            "It is spelled addSublayer."
        ),
        (
            "cannot find type 'UIBarButtonItem' in scope", nil,
            "There are no bars here, and no UIBarButtonItem: leave it out. No exercise needs it."
        ),
    ]

    @Test("Names that Linux cannot have get a way out", arguments: AdviceTests.messages)
    func advice(message: String, line: String?, expected: String) throws {
        let advice = try Advice(contentsOf: Workbook().advice)
        #expect(advice.on(message, sourceLine: line) == expected)
    }

    @Test(
        "A name that the model lacks gets what to write instead",
        arguments: [
            (
                "cannot find 'UIStackView' in scope",
                "There is no Auto Layout here, and no UIStackView: set frames in layoutSubviews(), or "
                    + "an autoresizingMask."
            ),
            (
                "cannot find 'NSLayoutConstraint' in scope",
                "There is no Auto Layout here, and no NSLayoutConstraint: set frames in "
                    + "layoutSubviews(), or an autoresizingMask."
            ),
            (
                "value of type 'UIView' has no member 'topAnchor'",
                "There is no Auto Layout here, and no topAnchor: set frames in layoutSubviews(), or "
                    + "an autoresizingMask."
            ),
            (
                "cannot find 'safeAreaLayoutGuide' in scope",
                "There is no Auto Layout here, and no safeAreaLayoutGuide: set frames in "
                    + "layoutSubviews(), or an autoresizingMask."
            ),
            (
                "cannot find type 'UITabBar' in scope",
                "There is no UITabBar here: put a plain UIView or a UIScrollView in its place. Touches "
                    + "find it by the same rules."
            ),
            (
                "cannot find 'UINavigationController' in scope",
                "There is no UINavigationController here: put a plain UIViewController in its place, "
                    + "and add its view yourself."
            ),
            (
                "cannot find type 'UITableView' in scope",
                "There is no UITableView here: put a plain UIView or a UIScrollView in its place. "
                    + "Touches find it by the same rules."
            ),
            (
                "cannot find 'UISwitch' in scope",
                "There is no UISwitch here: put a UIButton or a UIControl in its place. Touches find "
                    + "it by the same rules."
            ),
            (
                "cannot find type 'UIWindowScene' in scope",
                "There are no scenes here, and no UIWindowScene: a view's `window` is its window, "
                    + "and after that comes the application."
            ),
            (
                "cannot find 'CABasicAnimation' in scope",
                "Nothing is animated here, and there is no CABasicAnimation: set the property itself, "
                    + "or use UIView.animate, which makes its changes immediately."
            ),
            (
                "cannot find 'CAGradientLayer' in scope",
                "There is no CAGradientLayer here: use a CALayer or a CAShapeLayer. It is hit by the "
                    + "same rules."
            ),
            (
                "cannot find 'UIRotationGestureRecognizer' in scope",
                "There is no UIRotationGestureRecognizer here: use a UIPanGestureRecognizer, or "
                    + "your own subclass of UIGestureRecognizer."
            ),
            ("cannot find 'CGRectContainsPoint' in scope", "Write rect.contains(point)."),
            (
                "cannot find 'UIGraphicsGetCurrentContext' in scope",
                "Nothing is drawn here, and there is no UIGraphicsGetCurrentContext: leave the drawing "
                    + "out. No exercise needs it."
            ),
        ]
    )
    func missingName(message: String, expected: String) throws {
        let advice = try Advice(contentsOf: Workbook().advice)
        #expect(advice.on(message, sourceLine: nil) == expected)
    }

    /// A message for each row of the file, and its advice.
    private static var rows: [(message: String, expected: String)] {
        guard let advice = try? Advice(contentsOf: Workbook().advice) else { return [] }
        let names = advice.onNames.map { name, text in
            let message =
                name.first?.isUppercase == true
                ? "cannot find '\(name)' in scope"
                : "value of type 'UIView' has no member '\(name)'"
            return (message, text.replacing("NAME", with: name))
        }
        return names + advice.onModules.map { ("no such module '\($0)'", $1) }
            + advice.onMessages.map { ($0.parts.joined(separator: "X"), $0.advice) }
    }

    @Test("Each row of the advice is about a message", arguments: rows)
    func row(message: String, expected: String) throws {
        #expect(try Advice(contentsOf: Workbook().advice).on(message, sourceLine: nil) == expected)
        #expect(!expected.isEmpty)
    }

    @Test("The file has advice on names, modules and messages")
    func allKinds() throws {
        let advice = try Advice(contentsOf: Workbook().advice)
        #expect(advice.onNames.count > 250)
        #expect(advice.onModules.count > 5)
        #expect(advice.onMessages.count > 8)
    }

    @Test(
        "A member that only UIKit has is told as the model's lack",
        arguments: [
            (
                "value of type 'UIButton' has no member 'setAttributedTitle'", nil,
                "setAttributedTitle"
            ),
            (
                "value of type 'BaseView' has no member 'systemLayoutSizeFitting'", nil,
                "systemLayoutSizeFitting"
            ),
            (
                "property does not override any property from its superclass",
                "    override var canBecomeFocused: Bool { true }", "canBecomeFocused"
            ),
            (
                "method does not override any method from its superclass",
                "public override func willTransition(to collection: UITraitCollection) {",
                "willTransition"
            ),
        ] as [(String, String?, String)]
    )
    func missingMember(message: String, line: String?, name: String) throws {
        let advice = try Advice(contentsOf: Workbook().advice)
        #expect(
            advice.on(message, sourceLine: line)
                == "UIKit has \(name), but the workbook's model of it does not: it has only what "
                + "concerns touches, views and layers. Leave it out here; no exercise needs it."
        )
    }

    @Test("A misspelt override is no name of UIKit's")
    func misspeltOverride() throws {
        let advice = try Advice(contentsOf: Workbook().advice)
        let message = "method does not override any method from its superclass"
        let line = "override func hittest(_ point: CGPoint, with event: UIEvent?) -> UIView? {"
        #expect(advice.on(message, sourceLine: line) == nil)
        #expect(advice.on(message, sourceLine: nil) == nil)
    }

    @Test("Other messages speak for themselves")
    func none() throws {
        let advice = try Advice(contentsOf: Workbook().advice)
        #expect(advice.on("value of type 'A' has no member 'b'", sourceLine: nil) == nil)
        let call = "cannot call value of non-function type 'CGPoint'"
        #expect(advice.on(call, sourceLine: "let x = origin(1)") == nil)
        #expect(advice.on("cannot find 'x' in scope", sourceLine: "let a = x") == nil)
        #expect(advice.on("cannot find 'x' in scope", sourceLine: nil) == nil)
    }

    @Test("An answer that does not fit is told what to declare")
    func misfit() throws {
        let missing = Diagnostic(
            severity: .error,
            file: "Harness.swift",
            message: "cannot find type 'BaseView' in scope"
        )
        let renamed = Advice.onMisfit("A.swift", .systemHitTest, [missing])
        #expect(renamed.message == "the file does not declare `class BaseView: UIView`")
        #expect(
            renamed.advice == "The exercise is graded by that name: keep the stub's declaration."
        )
        let final = Diagnostic(
            severity: .error,
            file: "Harness.swift",
            message: "inheritance from non-open class 'BaseView'"
        )
        let other = Advice.onMisfit("A.swift", .systemHitTest, [final])
        #expect(other.message == "`BaseView` does not fit the exercise")
        #expect(
            other.advice
                == "Keep what the stub declares: `class BaseView: UIView`, neither private nor "
                + "with another superclass, and its properties and functions by name and type."
        )
    }
}
