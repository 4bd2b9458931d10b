import Testing

@testable import Interview

@Suite("Reading the names that a candidate types")
struct ReplyReaderTests {
    private static let touch = ["window", "root", "view_1", "view_2", "view_12"]
    private static let chain = [
        "window", "view 1", "view 2", "root controller", "controller 1", "application",
        "application delegate",
    ]

    @Test(
        "Names stand apart by blanks, commas or arrows, in large or small letters",
        arguments: [
            ("view_1", ["view_1"]), ("VIEW_1", ["view_1"]), ("view 1", ["view_1"]),
            ("view1", ["view_1"]), ("1", ["view_1"]), ("12", ["view_12"]), (" root ", ["root"]),
            ("root view_2 view_1", ["root", "view_2", "view_1"]),
            ("root,view_2,view_1", ["root", "view_2", "view_1"]),
            ("root -> view 2 -> 1", ["root", "view_2", "view_1"]),
            ("root → view_2 > view_1;", ["root", "view_2", "view_1"]),
            ("Root View 1 2 12", ["root", "view_1", "view_2", "view_12"]),
            ("view 1 2", ["view_1", "view_2"]), ("", []), ("  ,  ", []),
        ]
    )
    func touchNames(line: String, names: [String]) {
        #expect(ReplyReader(names: ReplyReaderTests.touch).read(line) == .names(names))
    }

    @Test(
        "Names of two words, and short ones for the application and its delegate",
        arguments: [
            ("view 1 root controller window", ["view 1", "root controller", "window"]),
            ("view 2, controller 1, view 1", ["view 2", "controller 1", "view 1"]),
            ("application application delegate", ["application", "application delegate"]),
            ("application, delegate", ["application", "application delegate"]),
            ("app delegate", ["application delegate"]),
            ("app, delegate", ["application", "application delegate"]),
            ("UIApplication AppDelegate", ["application", "application delegate"]),
        ]
    )
    func chainNames(line: String, names: [String]) {
        #expect(ReplyReader(names: ReplyReaderTests.chain).read(line) == .names(names))
    }

    @Test("A letter of the picture stands for its view")
    func letters() {
        let reader = ReplyReader(names: ReplyReaderTests.touch, letters: ["a": "view_2"])
        #expect(reader.read("root, a 1") == .names(["root", "view_2", "view_1"]))
        #expect(reader.read("b") == .unknown("b"))
    }

    @Test("Nobody has several names", arguments: ["nil", "None", "nobody", "NOTHING"])
    func nobody(line: String) {
        #expect(ReplyReader(names: ReplyReaderTests.touch).read(line) == .names([nil]))
    }

    @Test(
        "A word that is no name is given back",
        arguments: [
            ("view_3", "view_3"), ("root banana", "banana"), ("\u{1B}[2J", "\u{1B}[2J"),
            ("视图", "视图"), ("99999999999999999999", "99999999999999999999"),
            ("controller", "controller"), ("view 9 view_1", "view 9"),
        ]
    )
    func unknown(line: String, word: String) {
        #expect(ReplyReader(names: ReplyReaderTests.touch).read(line) == .unknown(word))
    }
}
