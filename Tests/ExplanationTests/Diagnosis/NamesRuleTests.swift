import Catalogue
import Examples
import Results
import Scenario
import Testing

@testable import Explanation
@testable import Building

/// The evidence in an answer's source that a named belief needs.
@Suite("The names in an answer's source")
struct NamesRuleTests {
    private let names = AnswerNames(
        declarations: [
            "UIView.isHidden", "CALayer.contains(_:)", "UIView.convert(_:to:)", "UIButton",
        ],
        words: ["weak", "0.1"]
    )

    @Test(
        "A name is found with or without its type and its labels, a word in quotes",
        arguments: [
            ("isHidden", true), ("UIView.isHidden", true), ("CALayer.isHidden", false),
            ("contains", true), ("contains(_:)", true), ("CALayer.contains(_:)", true),
            ("CGRect.contains", false), ("convert(_:from:)", false), ("UIButton", true),
            ("Hidden", false), ("\"weak\"", true), ("weak", false), ("\"0.1\"", true),
            ("\"0\"", false),
        ]
    )
    func names(item: String, isNamed: Bool) {
        #expect(names.contain(item) == isNamed)
    }

    @Test(
        "Each part between commas must hold; a choice by or; a part with without must not be there",
        arguments: [
            ("", true), ("isHidden", true), ("alpha or isHidden", true), ("alpha", false),
            ("isHidden, contains", true), ("isHidden, alpha", false),
            ("isHidden, without alpha", true), ("isHidden, without alpha or contains", false),
        ]
    )
    func rules(text: String, holds: Bool) {
        #expect(NamesRule(text).holds(for: names) == holds)
    }

    @Test("Work that is put off to a later time is known by its names")
    func putOff() {
        let later = "DispatchQueue.asyncAfter(deadline:qos:flags:execute:)"
        #expect(AnswerNames(declarations: [later], words: []).delays == ["asyncAfter"])
        #expect(AnswerNames(declarations: ["DispatchQueue.async(group:)"], words: []).delays == [])
    }

    @Test(
        "The difference says that a class overrides no method of hit testing",
        arguments: [
            (
                ["func touchesBegan"],
                " Your class overrides neither point(inside:with:) nor hitTest(_:with:)."
            ),
            (["func touchesBegan", "func point"], ""), (["func hitTest"], ""),
        ] as [(Set<String>, String)]
    )
    func noHitTest(words: Set<String>, added: String) {
        let names = AnswerNames(declarations: [], words: words)
        func differences(_ report: ExerciseReport) -> [String] {
            report.tests.compactMap(\.failure?.firstDifference)
        }
        let told = Samples.failed.notingMissingHitTest(names, .systemHitTest)
        #expect(differences(told) == differences(Samples.failed).map { $0 + added })
        #expect(!differences(told).isEmpty)
        #expect(Samples.failed.notingMissingHitTest(names, .responderChain) == Samples.failed)
    }

    @Test("A name of a property of self does not name self")
    func itself() throws {
        func words(_ text: String) throws -> Set<String> {
            let source = try AnswerSource(Array(text.utf8), path: "A.swift")
            return AnswerNames(AnswerReferences(answer: [], harness: []), in: source).words
        }
        #expect(try words("guard self.alpha > 0 else { return nil }").contains("alpha"))
        #expect(try !words("guard self.alpha > 0 else { return nil }").contains("self"))
        #expect(try words("return hit ?? self").contains("self"))
    }

    @Test("A member of an optional is named as one of its value")
    func unwrapped() throws {
        for text in ["superview?.convert(a)", "superview!.convert(a)"] {
            let source = try AnswerSource(Array(text.utf8), path: "A.swift")
            let names = AnswerNames(AnswerReferences(answer: [], harness: []), in: source)
            #expect(names.contain("\"superview.convert\""))
        }
    }

    @Test("Two words in a row are found as such")
    func pairs() throws {
        let text = "let point = touch.location(in: nil)\n"
        let source = try AnswerSource(Array(text.utf8), path: "A.swift")
        let names = AnswerNames(AnswerReferences(answer: [], harness: []), in: source)
        #expect(names.contain("\"in nil\""))
        #expect(!names.contain("\"from nil\""))
    }

    @Test("Three words in a row are found as such, whatever signs stand between them")
    func rows() throws {
        let text = "var layer: Layer!\nfunc f() { let layer = Layer() /* of */ }\n"
        let source = try AnswerSource(Array(text.utf8), path: "A.swift")
        let names = AnswerNames(AnswerReferences(answer: [], harness: []), in: source)
        #expect(names.contain("\"var layer Layer\""))
        #expect(names.contain("\"let layer Layer\""))
        #expect(!names.contain("\"layer Layer of\""))
        #expect(!names.contain("\"let Layer layer\""))
    }

    @Test("The words of comments are none of the code's, those of texts are")
    func words() throws {
        let text = "// hidden\nlet a = 0.1 /* deep */ + b.weak\nlet t = \"Inside Blue\"\n"
        let source = try AnswerSource(Array(text.utf8), path: "A.swift")
        let names = AnswerNames(AnswerReferences(answer: [], harness: []), in: source)
        #expect(names.words.isSuperset(of: ["let", "0.1", "b.weak", "weak", "Blue"]))
        #expect(names.words.isDisjoint(with: ["hidden", "deep", "0", "1"]))
    }
}
