import Catalogue
import Foundation
import Examples
import Testing

extension CommandTests {
    @Suite("Wrong use of the command")
    struct WrongUseTests {
        private static let afterTheLast = Exercise.all.count + 1

        /// The arguments, and the words of the complaint.
        static let cases: [(arguments: [String], words: [String])] = [
            (
                ["check", "3", "--attempt", "no such.swift"],
                ["ATTEMPT=no such.swift", "no such file"]
            ),
            (
                ["check", "\(afterTheLast)"],
                ["no exercise \(afterTheLast)", "EX=1", "EX=\(Exercise.all.count)"]
                    + Exercise.all.map(\.title)
            ),
            (["check", "0"], ["no exercise 0", "EX=1"]),
            (["check", "three"], ["no exercise three", "EX=3"]),
            (["check", "-1"], ["-1"]),
            (["check", "3", "--seed", "abc"], ["SEED=abc", "whole number"]),
            (["check", "3", "--seed", "-1"], ["SEED=-1", "whole number"]),
            (["check", "3", "--seed", "1.5"], ["SEED=1.5", "whole number"]),
            (["check", "3", "--seed"], ["--seed needs a value"]),
            (["check", "3", "--format", "xml"], ["FORMAT=xml", "json"]),
            (["check", "--case", "hiddenView.1"], ["CASE", "EX=1"]),
            (["check", "3", "--case", "scene-eyJ"], ["CASE=scene-", "damaged", "explorer"]),
            (
                ["check", "4", "--case", RepetitionTests.hiddenScene],
                ["for exercise 3, not for exercise 4"]
            ),
            (["check", "3", "4"], ["4 is not understood"]),
            (["check", "3", "--verbose"], ["--verbose is not understood"]),
            (["check", "3", "--seed=abc"], ["SEED=abc is not valid", "whole number"]),
            (["judge"], ["no command judge: choose check", "grade", "interview", "help"]),
            (["chekc", "3"], ["no command chekc: did you mean check?"]),
            (["interview", "--minutes", "0"], ["MINUTES=0", "1 to 240"]),
            (["interview", "--minutes", "soon"], ["MINUTES=soon", "whole number"]),
            (["interview", "--questions", "1000"], ["QUESTIONS=1000", "1 to 100"]),
            (["interview", "--topic", "magic"], ["TOPIC=magic", "hit-testing", "gestures"]),
            (
                ["check", "3", "--attempt", "Sources"],
                ["ATTEMPT=Sources is a folder: name the Swift file."]
            ),
            (["interview", "RESUME=no"], ["RESUME=no", "write RESUME=1, or leave it out"]),
            (["interview", "--resume"], ["no interview to resume", "make interview"]),
            (["interview", "--new", "--resume"], ["NEW and RESUME exclude each other"]),
            (["interview", "now"], ["now is not understood"]),
            (["quiz", "--level", "6"], ["LEVEL=6", "1 to 5"]),
            (["quiz", "--topic", "gestures"], ["TOPIC=gestures", "hit-testing, responder-chain"]),
            (["quiz", "--seed", "x"], ["SEED=x", "whole number"]),
        ]

        /// The arguments of commands that write, and the sentence on a place that they cannot write to.
        static let unusablePlaces: [(arguments: [String], sentence: String)] = [
            (["report", "1", "--out", "Sources"], "OUT=Sources is a folder: name a file."),
            (["explorer", "--out", "Sources"], "OUT=Sources is a folder: name a file."),
            (["cards", "--out", "Sources"], "OUT=Sources is a folder: name a file."),
            (
                ["deliver", "junit", "c", "--out", "Sources"],
                "OUT=Sources is a folder: name a file."
            ),
            (["gradescope", "--out", "Sources"], "OUT=Sources is a folder: name a file."),
            (["quiz", "--scorecard", "Sources"], "SCORECARD=Sources is a folder: name a file."),
            (["report", "1", "--out", "no/x"], "OUT=no/x: the folder no does not exist."),
            (["explorer", "--out", "no/x"], "OUT=no/x: the folder no does not exist."),
            (["cards", "--out", "no/it/x"], "OUT=no/it/x: the folder no/it does not exist."),
            (
                ["deliver", "junit", "c", "--out", "no/x"],
                "OUT=no/x: the folder no does not exist."
            ),
            (["gradescope", "--out", "no/x"], "OUT=no/x: the folder no does not exist."),
            (["report", "1", "--out", "pipe"], notReplaced("OUT=pipe")),
            (["cards", "--out", "pipe"], notReplaced("OUT=pipe")),
            (["cards", "--out", "link"], notReplaced("OUT=link")),
            (["deliver", "junit", "c", "--out", "pipe"], notReplaced("OUT=pipe")),
            (["gradescope", "--out", "pipe"], notReplaced("OUT=pipe")),
            (["quiz", "--scorecard", "pipe"], notReplaced("SCORECARD=pipe")),
            (
                ["interview", "--scorecard", "f"],
                "SCORECARD=f is a file of yours, not a scorecard: name another."
            ),
            (["app", "3", "--out", "f"], "OUT=f is a file: name a folder."),
            (["truth", "--out", "f"], "OUT=f is a file: name a folder."),
            (["book", "--out", "f/x"], "OUT=f/x lies in the file f: name a folder."),
            (["grade", "c", "--out", "f"], "OUT=f is a file: name a folder."),
            (["gradebook", "f"], "OUT=f is a file: name a folder."),
        ]

        private static func notReplaced(_ setting: String) -> String {
            "\(setting) is not a file that can be replaced: name another one."
        }

        @Test(
            "A place that cannot be written to is named before any work",
            arguments: unusablePlaces
        )
        func unusablePlace(arguments: [String], sentence: String) throws {
            let folder = try WorkbookFolder()
            try folder.write("a file", to: "f")
            let pipe = folder.root.path + "/pipe"
            try #require(mkfifo(pipe, 0o600) == 0)
            try FileManager.default.createSymbolicLink(
                atPath: folder.root.path + "/link",
                withDestinationPath: pipe
            )
            let run = try folder.run(arguments)
            #expect(run.status == 2)
            #expect(run.output == "")
            #expect(run.complaint == sentence + "\n")
            #expect(!FileManager.default.fileExists(atPath: folder.root.path + "/no"))
        }

        @Test("It ends with 2 and one complaint that names the choices", arguments: cases)
        func wrongUse(arguments: [String], words: [String]) throws {
            let run = try WorkbookFolder().run(arguments)
            #expect(run.status == 2)
            #expect(run.output == "")
            for word in words { #expect(run.complaint.contains(word), "\(run.complaint)") }
            #expect(run.complaint.hasSuffix("\n"))
        }

        /// The same of what the workbook is checked with.
        static let maintenanceCases: [(arguments: [String], words: [String])] = [
            (["judge"], ["no command judge", "selfcheck", "mutants", "fingerprints"]),
            (["selfcheck", "\(afterTheLast)"], ["no exercise \(afterTheLast)", "EX=1"]),
            (["mutants", "5", "4"], ["4 is not understood"]),
            (["fingerprints", "--all"], ["--all is not understood"]),
        ]

        @Test(
            "So does the command of those who change the workbook",
            arguments: maintenanceCases
        )
        func wrongMaintenance(arguments: [String], words: [String]) throws {
            let run = try WorkbookFolder().run(arguments, of: "maintain")
            #expect(run.status == 2)
            for word in words { #expect(run.complaint.contains(word), "\(run.complaint)") }
        }

        @Test(
            "A case that the exercise lacks ends with 2, and names how to find one",
            arguments: [
                "noSuchTest.1", "hiddenView.99", "hiddenVie", "", "(", ".*", "hiddenView.1.1",
            ]
        )
        func unknownCase(identifier: String) throws {
            let folder = try WorkbookFolder()
            try folder.solve(.systemHitTest)
            let run = try folder.check("3", "--case", identifier)
            #expect(run.status == 2)
            #expect(run.output == "")
            #expect(
                run.complaint.contains(
                    identifier.isEmpty ? "needs a value" : "no case \(identifier)"
                )
            )
        }

        @Test("A case that the exercise lacks is answered with the names of its tests")
        func namesOfTests() throws {
            let folder = try WorkbookFolder()
            try folder.solve(.roundButton)
            let nonsense = try folder.check("5", "--case", "nonsense").complaint
            let lines = nonsense.split(separator: "\n").map(String.init)
            let names = lines.dropFirst().map { $0.drop { $0 == " " } }.map(String.init)
            #expect(
                lines.first
                    == "There is no case nonsense in exercise 5. A case is a test, or one of its "
                    + "scenes: CASE=\(names[0]) or CASE=\(names[0]).1. The tests are:"
            )
            #expect(names.contains("action") && names == names.sorted())
            let points = try String(
                contentsOf: folder.root.appendingPathComponent("Solutions/Points.csv"),
                encoding: .utf8
            )
            let priced = points.split(separator: "\n")
                .filter { $0.hasPrefix("5,") && !$0.hasSuffix("%") }
                .map { String($0.split(separator: ",")[1]) }
            #expect(names == priced.sorted())
        }

        @Test("The name of a test plays all of its scenes", arguments: ["action", "randomButtons"])
        func wholeTest(name: String) throws {
            let folder = try WorkbookFolder()
            try folder.solve(.roundButton)
            #expect(try folder.check("5", "--case", name).output.contains("passed in this case"))
        }

        @Test("A seed that is no number is answered with the numbers that are")
        func seeds() throws {
            #expect(
                try WorkbookFolder().run(["check", "3", "--seed", "abc"]).complaint
                    == "SEED=abc is not valid: choose a whole number, 0 to 18446744073709551615, "
                    + "such as SEED=42.\n"
            )
        }

        @Test("A stub that was deleted ends with 2, and is told how to get it back")
        func missingStub() throws {
            let folder = try WorkbookFolder()
            let path = WorkbookFolder.answerPath(.shelterView)
            try FileManager.default.removeItem(at: folder.root.appendingPathComponent(path))
            let run = try folder.check("4")
            #expect(run.status == 2)
            #expect(
                run.complaint == "\(path) is missing; `make reset EX=4` restores the stub.\n"
            )
        }

        @Test("Help is no wrong use", arguments: [[], ["help"], ["--help"], ["-h"]] as [[String]])
        func help(arguments: [String]) throws {
            let run = try WorkbookFolder().run(arguments)
            #expect(run.status == 0)
            #expect(run.output.hasPrefix("usage: workbook check"))
            #expect(run.complaint == "")
        }

        @Test(
            "A command's help shows its options, required ones without brackets",
            arguments: [["grade", "--help"], ["help", "grade"], ["grade", "class", "-h"]]
        )
        func helpOfACommand(arguments: [String]) throws {
            let run = try WorkbookFolder().run(arguments)
            #expect(run.status == 0)
            #expect(run.output.hasPrefix("usage: workbook grade SUBMISSIONS --out OUT [--seed"))
            #expect(!run.output.contains("workbook check"))
        }

        @Test("An unknown option shows the command's own usage")
        func unknownOption() throws {
            let run = try WorkbookFolder().run(["check", "--bogus"])
            #expect(run.status == 2)
            #expect(run.complaint.hasPrefix("--bogus is not understood.\nusage: workbook check ["))
            #expect(!run.complaint.contains("workbook grade"))
        }
    }
}
