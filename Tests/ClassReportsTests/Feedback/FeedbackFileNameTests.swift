import Examples
import Markup
import Testing

@testable import ClassReports

@Suite("The names of files of feedback")
struct FeedbackFileNameTests {
    @Test(
        "A name that is safe everywhere stays",
        arguments: ["ada", "Ada Lovelace", "李雷", "Zoë", "s12345_lab-3.final", "a@b.org", "O,Neil"]
    )
    func kept(name: String) {
        #expect(FeedbackFileName.stem(of: name) == name)
    }

    @Test(
        "Any other becomes safe, and gets a number",
        arguments: [
            ("-rf", "_-rf-"), (".hidden", "_.hidden-"), ("..", "_-"), ("", "_-"), ("a\nb", "a_b-"),
            ("a ", "a-"), ("a.", "a-"), ("=cmd|'/c'", "_cmd___c_-"), ("a\u{202E}b", "a_b-"),
            ("a\u{FFFD}", "a_-"), ("CON", "CON-"), ("nul.txt", "nul.txt-"), ("com1", "com1-"),
            ("../../etc", "_.._.._etc-"), ("a\\b", "a_b-"), ("a:b*?\"<>|", "a_b______-"),
            ("ada-0123456789abcdef", "ada-0123456789abcdef-"), ("🙂", "_-"),
        ]
    )
    func changed(name: String, beginning: String) {
        let stem = FeedbackFileName.stem(of: name)
        // `..` loses its dots first; what is left decides.
        #expect(stem.hasPrefix(beginning), "\(stem)")
        #expect(stem.utf8.count == beginning.utf8.count + 16)
    }

    @Test("The longest names fit with their extension, in whole characters")
    func long() {
        let names = [
            String(repeating: "a", count: 255), String(repeating: "视", count: 85),
            String(repeating: "e\u{301}", count: 85), String(repeating: "\n", count: 255),
        ]
        for name in names {
            let stem = FeedbackFileName.stem(of: name)
            #expect(stem.utf8.count + ".html".utf8.count <= 255)
            #expect(!stem.contains("\u{FFFD}"))
        }
    }

    @Test("Distinct names have distinct files, also where accents are composed in another way")
    func distinct() {
        let first = FeedbackFileName.stem(of: "a\n")
        var names = [
            "a", "a\n", "a\r", "a_", "a ", " a", "-a", "_-a", ".a", "_.a", first, "a\u{FFFD}",
            "a/b",
            "Zo\u{EB}", "Zoe\u{308}", String(repeating: "x", count: 254),
            String(repeating: "x", count: 255), String(repeating: "x", count: 200),
        ]
        for seed in 0..<2_000 {
            var random = RandomReports(seed: UInt64(seed))
            names.append(random.text())
        }
        let given = Set(names.map { Array($0.utf8) })
        let stems = Set(
            given.map { FeedbackFileName.stem(of: String(decoding: $0, as: UTF8.self)) }
        )
        #expect(stems.count == given.count)
        for stem in stems {
            #expect(!stem.hasPrefix("-") && !stem.hasPrefix(".") && !stem.contains("/"))
            #expect(!stem.unicodeScalars.contains { $0.needsEscaping })
        }
    }

    @Test("Nobody can name a folder so that its file is another student's")
    func forged() {
        // With these points and blanks, of which file names lose the last ones, both names have the
        // same hash by FNV-1a.
        let bits: [UInt64] = [0x2d00_0002_14c4_0d6e, 0x36e7_a3ff_c1b6_bb30, 0x99c5_647b_5418_07ae]
        let digits = bits.map { String($0, radix: 2) }
            .map { String(repeating: "0", count: 64 - $0.count) + $0 }
        let end = digits.joined().replacing("0", with: " ").replacing("1", with: ".")
        let student = "O'Brien, Pat (s1234)"
        #expect(
            FeedbackFileName.stem(of: student + end) != FeedbackFileName.stem(of: student)
        )
    }
}
