import Foundation
import Testing

@testable import Building

@Suite("The words of a Swift file, without blanks and comments")
struct SwiftTokensTests {
    private func words(_ text: String) -> [String] { SwiftTokens(Array(text.utf8)).words }

    @Test("Words and signs are told apart, whatever lies between them")
    func wordsAndSigns() {
        let expected = ["let", "point_1", "=", "views", "[", "0", "]", "."]
        #expect(words("let point_1=views[0].") == expected)
        #expect(words("let\tpoint_1 =\r\n\n views [ 0 ] .\u{B}\u{C}") == expected)
    }

    @Test("Words beyond ASCII stay whole")
    func wordsBeyondASCII() {
        #expect(words("let 视图 = größe🟦") == ["let", "视图", "=", "größe🟦"])
    }

    @Test(
        "A comment is nothing",
        arguments: [
            ("a // final class\nb", ["a", "b"]),
            ("a /* one /* two */ final */ b", ["a", "b"]),
            ("a /* // */ b", ["a", "b"]),
            ("a // /*\nb", ["a", "b"]),
            ("a /**/ b", ["a", "b"]),
            ("a /*/ b */ c", ["a", "c"]),
            ("a /* never closed", ["a"]),
            ("// the last line", []),
        ]
    )
    func comments(text: String, expected: [String]) {
        #expect(words(text) == expected)
    }

    @Test(
        "A text is one word",
        arguments: [
            #""// no comment""#, #""a \" b""#, #""a \\""#, "#\"a \" \\n \" b\"#",
            "##\"a \"# b\"##", "\"\"\"\na \" \"\" /* b\n\"\"\"", "#\"\"\"\na \"\"\" b\n\"\"\"#",
            #""\(name("inner")) rest""#, #""\(outer("\(inner(")"))"))""#,
            "#\"\\(no) \\#(yes(\"x\"))\"#", "\"\"", "#\"\"\"#",
        ]
    )
    func texts(text: String) {
        #expect(words("before \(text) after") == ["before", text, "after"])
    }

    @Test("A text that is not closed ends with its line")
    func unclosedText() {
        #expect(words("let a = \"open\nlet b") == ["let", "a", "=", "\"open", "let", "b"])
    }

    @Test("A byte order mark is no word")
    func byteOrderMark() {
        #expect(
            SwiftTokens([0xEF, 0xBB, 0xBF] + Array("import UIKit".utf8)).words == [
                "import", "UIKit",
            ]
        )
    }

    @Test("Every prefix of a file is read to its end")
    func prefixes() {
        let text =
            "class A /* x /* y */ */ { let a = #\"b \\#(c(\"d\")) \"# \"\"\"\n\\(e)\n\"\"\" } // f"
        let bytes = Array(text.utf8)
        for length in 0...bytes.count {
            let tokens = SwiftTokens(Array(bytes.prefix(length)))
            #expect(tokens.ranges.allSatisfy { $0.upperBound <= length }, "of \(length) bytes")
        }
    }

    @Test("Strings that are nested deeper than any stack reaches are read to their end")
    func nested() {
        let depth = 100_000
        let text =
            String(repeating: "\"\\(f(", count: depth) + "a"
            + String(repeating: "))\"", count: depth) + " b"
        nonisolated(unsafe) var words: [String] = []
        let end = DispatchSemaphore(value: 0)
        let thread = Thread {
            words = self.words(text)
            end.signal()
        }
        // As large as on macOS.
        thread.stackSize = 512 << 10
        thread.start()
        end.wait()
        #expect(words.count == 2)
        #expect(words.last == "b")
    }
}
