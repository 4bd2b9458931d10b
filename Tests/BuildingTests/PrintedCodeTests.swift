import Testing

@testable import Building

@Suite("What an answer reads only to print it")
struct PrintedCodeTests {
    @Test(
        "A word counts as printed if no other code reads it",
        arguments: [
            ("print(frame)", ["frame"]),
            ("print(frame)\nlet a = frame", []),
            ("print(frame)\nlayer.frame = box", ["frame"]),
            ("print(frame)\nif frame == box {}", []),
            ("print(frame)\ninit(frame: box)", ["frame"]),
            ("print(\"at \\(self.frame) of \\(alpha)\")\nif alpha > 0 {}", ["frame"]),
            (
                "Swift.print(frame); debugPrint(center); NSLog(\"%f\", alpha)",
                ["frame", "center", "alpha"]
            ),
            ("print(max(frame.width, (bounds.width)))\nbounds", ["frame"]),
            ("printer.print(frame)", []),
            ("func print(frame: Int)", []),
            ("let text = \"\\(frame)\"\nprint(frame, text)", []),
            ("print(frame", []),
        ]
    )
    func printedWords(text: String, words: [String]) {
        let properties: Set = ["frame", "bounds", "center", "alpha"]
        #expect(PrintedCode(in: Array(text.utf8)).words.intersection(properties) == Set(words))
    }

    @Test("A call is blanked with all in its brackets, and nothing else")
    func blanked() {
        let bytes = Array("a\nprint(\")\", (b))\nc".utf8)
        let rest = PrintedCode(in: bytes).blanked(in: bytes)
        #expect(
            String(decoding: rest, as: UTF8.self) == "a\n\(String(repeating: " ", count: 15))\nc"
        )
    }
}
