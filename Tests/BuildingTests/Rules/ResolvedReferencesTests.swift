import Foundation
import Examples
import Testing

@testable import Catalogue
@testable import Building
@testable import Isolation
@testable import Platform

@Suite("The references of an answer, as the compiler resolved them")
struct ResolvedReferencesTests {
    /// Builds an answer that contains a statement, and a declaration outside its class.
    private func build(
        _ statement: String,
        outside declaration: String = "",
        in exercise: Exercise = .systemHitTest
    ) throws -> BuildResult {
        let text = """
            import UIKit
            \(declaration)
            class BaseView: UIView {
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                    \(statement)
                    return self
                }
            }
            """
        let builder = try AttemptBuilder(
            workbook: Workbook(),
            exercise: exercise,
            sandbox: NoSandbox()
        )
        return try builder.build(AnswerSource(Array(text.utf8), path: "BaseView.swift"))
    }

    /// The first refused line, and the message about it.
    private func refusal(_ result: BuildResult) -> (line: Int?, message: String)? {
        guard case .notAccepted(let messages) = result, let first = messages.first else {
            return nil
        }
        return (first.line, first.message)
    }

    static let statements = [
        "_ = Data([1, 2])", "_ = \"\".data(using: .utf8)", "_ = JSONEncoder()",
        "_ = CharacterSet.letters.bitmapRepresentation", "_ = FileHandle.standardInput",
        "let a: FileHandle? = .init(forReadingAtPath: \"/\")",
        "print(\"\\(\"\\(getpid())\")\")", "let f = getppid\n_ = f()",
        "let c = { (x: Any) in x as? Process }\n_ = c(1)", "_ = \\FileHandle.offsetInFile",
        "func local<T: Thread>(_: T) { _ = dlsym(nil, \"x\") }",
        "_ = unsafeBitCast(1, to: UInt.self)",
        "#if os(iOS)\n_ = getuid()\n#endif", "_ = Optional(1).unsafelyUnwrapped",
        "#sourceLocation(file: \"B.swift\", line: 1)\n_ = getuid()\n#sourceLocation()",
        "_ = [1].withUnsafeBufferPointer { $0.count }", "var a = [1]\nmemcpy(&a, [2], 8)",
        "_ = ManagedBuffer<Int, Int>.self",
        "assert({ _ = getgid(); return true }())",
        "_ = try? String(contentsOfFile: \"/x\", encoding: .utf8)",
        "_ = Swift.String(format: \"%s\", 1)", "_ = NSString(format: \"%s\", 1)",
        "_ = NSClassFromString(\"A\")",
        "_ = _typeName(BaseView.self)", "_ = self as? WorkbookAnswer", "_ = Hand.self",
    ]

    @Test(
        "Declarations outside the lists are refused wherever they are used",
        arguments: statements
    )
    func refused(statement: String) throws {
        let refusal = try #require(refusal(try build(statement)))
        #expect(refusal.message.hasSuffix("may not be used in an answer"), "\(refusal.message)")
    }

    @Test(
        "Declarations are looked at as statements are",
        arguments: [
            "import AttemptRunner", "@testable import UIKitModel\nlet a = Process()",
            "class Other: FileHandle {}", "typealias Other = Process",
            "protocol P where Self: Process {}",
            "extension Process { func f() {} }",
            "struct S { @W var a = 1 }\n"
                + "@propertyWrapper struct W { var wrappedValue: Int = Int(getuid()) }",
            "func f(_ a: Int32 = getuid() == 0 ? 1 : 0) {}", "enum E { case a(Process) }",
            "let a = { getuid() }()", "let pipe = Pipe()",
        ]
    )
    func refusedDeclarations(declaration: String) throws {
        #expect(refusal(try build("", outside: declaration)) != nil)
    }

    @Test("The line that is named is the student's, whatever a directive says")
    func line() throws {
        let statement =
            "let a = 1\n#sourceLocation(file: \"B.swift\", line: 900)\n_ = getuid() + UInt32(a)\n#sourceLocation()"
        #expect(refusal(try build(statement))?.line == 7)
    }

    @Test(
        "Declarations that honest answers use are accepted",
        arguments: [
            "print(#function, self, point, separator: \" \")", "NSLog(\"%@ %d\", \"a\", 1)",
            "print(String(format: \"%.1f %d\", point.x, subviews.count))",
            "fputs(\"asked\\n\", stderr)\nfflush(stdout)",
            "_ = hypot(point.x, 3) + sqrt(2) + point.y.rounded()",
            "DispatchQueue.main.async { print(\"later\") }\nTask { print(\"later\") }",
            "let _own = 1\n_ = _own + 1",
            "_ = subviews.lazy.reversed().map(\\.frame).filter { !$0.isEmpty }",
            "_ = \"a b\".components(separatedBy: \" \").joined()",
            "let date = Date()\nprint(date, UUID())",
            "dump(point)\ndebugPrint(self)", "_ = Dictionary(grouping: subviews) { $0.tag }",
            "_ = \"ab\".firstMatch(of: #/a(.)/#)?.output.1", "precondition(alpha >= 0, \"what\")",
        ]
    )
    func accepted(statement: String) throws {
        guard case .built = try build(statement) else {
            Issue.record("\(statement) is refused: \(try build(statement))")
            return
        }
    }

    @Test(
        "No type conforms to a protocol whose requirements Swift trusts, by whatever name",
        arguments: [
            ("struct Long: BinaryInteger", "Swift.BinaryInteger"),
            (
                "typealias Number = BinaryInteger & Sendable\nstruct Long: Number",
                "Swift.BinaryInteger"
            ),
            ("protocol Number: BinaryInteger {}\nstruct Long: Number", "Swift.BinaryInteger"),
        ]
    )
    func closedProtocols(heading: String, name: String) throws {
        let result = try build(
            "_ = Long(1)",
            outside: heading + " { \(ResolvedReferencesTests.integer) }"
        )
        let expected = "no type of an answer may conform to \(name)"
        #expect(refusal(result)?.message == expected)
    }

    private static let integer = """
        var value: Int
        static var isSigned: Bool { true }
        var words: Int.Words { value.words }
        var bitWidth: Int { 65 }
        var trailingZeroBitCount: Int { 0 }
        var magnitude: UInt { value.magnitude }
        init(_ value: Int) { self.value = value }
        init(integerLiteral value: Int) { self.value = value }
        init<T: BinaryInteger>(_ source: T) { value = Int(source) }
        init<T: BinaryInteger>(truncatingIfNeeded source: T) { value = Int(truncatingIfNeeded: source) }
        init<T: BinaryInteger>(clamping source: T) { value = Int(clamping: source) }
        init?<T: BinaryInteger>(exactly source: T) { value = Int(source) }
        init<T: BinaryFloatingPoint>(_ source: T) { value = Int(source) }
        init?<T: BinaryFloatingPoint>(exactly source: T) { value = Int(source) }
        func hash(into hasher: inout Hasher) {}
        static func == (a: Long, b: Long) -> Bool { a.value == b.value }
        static func < (a: Long, b: Long) -> Bool { a.value < b.value }
        static func + (a: Long, b: Long) -> Long { Long(a.value + b.value) }
        static func - (a: Long, b: Long) -> Long { Long(a.value - b.value) }
        static func * (a: Long, b: Long) -> Long { Long(a.value * b.value) }
        static func / (a: Long, b: Long) -> Long { Long(a.value / b.value) }
        static func % (a: Long, b: Long) -> Long { Long(a.value % b.value) }
        static func += (a: inout Long, b: Long) { a.value += b.value }
        static func -= (a: inout Long, b: Long) { a.value -= b.value }
        static func *= (a: inout Long, b: Long) { a.value *= b.value }
        static func /= (a: inout Long, b: Long) { a.value /= b.value }
        static func %= (a: inout Long, b: Long) { a.value %= b.value }
        static func &= (a: inout Long, b: Long) { a.value &= b.value }
        static func |= (a: inout Long, b: Long) { a.value |= b.value }
        static func ^= (a: inout Long, b: Long) { a.value ^= b.value }
        static prefix func ~ (a: Long) -> Long { Long(~a.value) }
        static func <<= <R: BinaryInteger>(a: inout Long, b: R) { a.value <<= b }
        static func >>= <R: BinaryInteger>(a: inout Long, b: R) { a.value >>= b }
        static func >> <R: BinaryInteger>(a: Long, b: R) -> Long { Long(a.value >> b) }
        """

    @Test("A declaration that shadows a name of the harness is refused")
    func hijacked() {
        let function = "s:15WorkbookAttempt7performyyypXpF"
        let type = "s:15WorkbookAttempt8BaseViewC"
        let occurrences = { (roles: IndexStore.Roles) in
            [(function, "perform(_:)"), (type, "BaseView")].map { usr, name in
                IndexStore.Occurrence(usr: usr, name: name, line: 3, column: 6, roles: roles)
            }
        }
        let references = AnswerReferences(
            answer: occurrences(.definition),
            harness: occurrences(.reference)
        )
        let found = references.hijacked(from: ["BaseView"])
        #expect(found.map(\.reach) == [.ownName("perform(_:)")])
        #expect(found.first?.line == 3)
    }

    private func buildInheriting(_ declarations: String) throws -> BuildResult {
        let text = """
            import UIKit
            \(declarations)
            class BaseView: Middle {}
            """
        let builder = try AttemptBuilder(
            workbook: Workbook(),
            exercise: .systemHitTest,
            sandbox: NoSandbox()
        )
        return try builder.build(AnswerSource(Array(text.utf8), path: "BaseView.swift"))
    }

    private static let overridden =
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }"

    @Test(
        "Members that the answer's class inherits from others of the answer are its own",
        arguments: [
            "class Middle: UIView { \(overridden) }",
            "class First: UIView { \(overridden) }\nclass Middle: First { \(overridden) }",
            "class First: UIView { \(overridden) }\nclass Middle: First {}",
            "class First<Item>: UIView { \(overridden) }\ntypealias Middle = First<Int>",
            "enum Views { class First: UIView { \(overridden) } }\ntypealias Middle = Views.First",
            "class Middle: UIView { override init(frame: CGRect) { super.init(frame: frame) }\n"
                + "required init?(coder: NSCoder) { nil } }",
        ]
    )
    func inherited(declarations: String) throws {
        guard case .built = try buildInheriting(declarations) else {
            Issue.record("\(declarations) is refused: \(try buildInheriting(declarations))")
            return
        }
    }

    @Test("A base class brings in nothing else that the harness would call")
    func standIns() {
        let base = "s:15WorkbookAttempt6MiddleC"
        let own = "s:15WorkbookAttempt8BaseViewC"
        let wanted = base + "7hitTest"
        func reasons(
            overridden: [String],
            containers: [String],
            heirs: [String] = [own]
        ) -> [AnswerReach] {
            func occurrence(
                _ usr: String,
                _ name: String,
                _ roles: IndexStore.Roles
            ) -> IndexStore.Occurrence {
                IndexStore.Occurrence(usr: usr, name: name, line: 1, column: 1, roles: roles)
            }
            var member = occurrence(wanted, "hitTest(_:with:)", .definition)
            member.overridden = overridden
            member.containers = containers
            var baseReference = occurrence(base, "Middle", [.reference, .base])
            baseReference.heirs = heirs
            var ownReference = occurrence(own, "BaseView", [.reference, .base])
            ownReference.heirs = ["s:15WorkbookAttempt0A6AnswerC"]
            return AnswerReferences(
                answer: [
                    occurrence(base, "Middle", .definition),
                    occurrence(own, "BaseView", .definition),
                    member, baseReference,
                ],
                harness: [ownReference, occurrence(wanted, "hitTest(_:with:)", .reference)]
            ).hijacked(from: ["BaseView"]).map(\.reach)
        }
        let method = "s:10UIKitModel6UIViewC7hitTest_4withACSgSo7CGPointV_AA7UIEventCSgtF"
        let requirement = "s:10UIKitModel6UIViewP7hitTest_4withACSgSo7CGPointV_AA7UIEventCSgtF"
        let refused = [AnswerReach.ownName("hitTest(_:with:)")]
        #expect(reasons(overridden: [method], containers: [base]) == [])
        #expect(reasons(overridden: [], containers: [base]) == refused)
        #expect(reasons(overridden: [requirement], containers: [base]) == refused)
        #expect(reasons(overridden: [method], containers: ["s:e:" + wanted]) == refused)
        #expect(reasons(overridden: [method], containers: [base + "5InnerC"]) == refused)
        #expect(reasons(overridden: [method], containers: [base], heirs: []) == refused)
    }

    @Test("Declarations of a type inside the answer's class do not stand in for the class's own")
    func membersOfTypesInside() {
        let own = "s:15WorkbookAttempt8BaseViewC"
        let inside = own + "4MadeP"
        func reasons(_ wanted: String) -> [AnswerReach] {
            let declared = [(own, "BaseView"), (inside, "Made"), (wanted, "init(frame:)")]
            return AnswerReferences(
                answer: declared.map {
                    IndexStore.Occurrence(usr: $0, name: $1, line: 1, column: 1, roles: .definition)
                },
                harness: [
                    IndexStore.Occurrence(
                        usr: wanted,
                        name: "init(frame:)",
                        line: 1,
                        column: 1,
                        roles: .reference
                    )
                ]
            ).hijacked(from: ["BaseView"]).map(\.reach)
        }
        #expect(reasons(own + "5frameACSo6CGRectV_tcfc") == [])
        #expect(reasons(inside + "AAE5frameSo6CGRectV_tcfc") == [.ownName("init(frame:)")])
    }

    @Test("A name has the outermost of the answer's types around it")
    func names() {
        let module = "s:15WorkbookAttempt"
        let declared = [("5OuterV", "Outer"), ("5OuterV5InnerV", "Inner"), ("5OutV", "Out")]
        let used = [("5OuterV5InnerV5countSivp", "count"), ("5OutV5countSivp", "count")]
        let occurrences = { (all: [(String, String)], roles: IndexStore.Roles) in
            all.map {
                IndexStore.Occurrence(usr: module + $0, name: $1, line: 1, column: 1, roles: roles)
            }
        }
        let references = AnswerReferences(
            answer: occurrences(declared, .definition) + occurrences(declared + used, .reference),
            harness: []
        )
        #expect(references.names() == ["Outer", "Outer.Inner", "Out", "Outer.count", "Out.count"])
    }

    @Test("A format is checked against its values, and a wrong one is a crash")
    func formats() throws {
        guard case .built = try build("_ = String(format: \"%s\", 1)") else {
            Issue.record("a checked call is refused")
            return
        }
    }
}
