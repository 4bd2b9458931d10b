import Foundation
import Platform
import Testing

@Suite("The messages and commands of make")
struct MakeTests {
    /// The output of `make` in the repository.
    private func make(_ arguments: [String]) throws -> String {
        try ToolRun(
            OutsidePrograms.path(of: "make") ?? "/usr/bin/make",
            ["--no-print-directory", "-C", WorkbookFolder.repository.path] + arguments,
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"],
            secondsAllowed: 60
        ).text
    }

    /// The command that a target would run if the kit is there.
    private func command(_ target: String, _ variables: String...) throws -> String {
        try make(
            ["-n", "-o", ".build/kit.stamp", "-o", ".build/practice.stamp", target] + variables
        )
        .split(whereSeparator: { $0.isWhitespace || $0 == "\\" })
        .joined(separator: " ")
    }

    @Test("Help fits on a screen, and names every target")
    func help() throws {
        let help = try make(["help"])
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= 23)
        for line in lines { #expect(line.count <= 80, "\(line)") }
        let makefile = try String(
            contentsOf: WorkbookFolder.repository.appendingPathComponent("Makefile"),
            encoding: .utf8
        )
        let rule = try #require(makefile.firstMatch(of: /\n\.PHONY:((?:[^\n]*\\\n)*[^\n]*)/))
        let targets = rule.1.split(whereSeparator: { $0.isWhitespace || $0 == "\\" })
        let words = Set(help.split(whereSeparator: { !$0.isLetter && $0 != "-" }))
        #expect(targets.count > 30)
        for target in targets where target != "help" { #expect(words.contains(target)) }
    }

    @Test("The commands around a check wait for the practice program alone")
    func practice() throws {
        let usage = try WorkbookFolder().run(["--help"], of: "practice").words
        for target in ["check", "watch", "hint", "solution", "reset", "status", "report"] {
            let command = try command(target, "EX=3")
            #expect("\(command) ".hasPrefix(".build/release/practice \(target) "))
            #expect(usage.contains("workbook \(target) "))
        }
    }

    @Test("An exercise may be a word of its own, or be named in small letters")
    func exerciseAsWord() throws {
        let expected = try command("check", "EX=3")
        #expect(try command("check", "ex=3") == expected)
        #expect(try command("check", "3").hasPrefix(expected))
        for goals in [["3", "4"], ["EX=3 4"]] {
            let text = try make(["-n", "check"] + goals)
            #expect(text.contains("Choose one exercise, such as EX=3, or none"))
        }
    }

    @Test("A variable in small letters that means nothing is told", arguments: ["out", "case"])
    func smallLetters(name: String) throws {
        #expect(
            try command("check", "EX=3", "\(name)=a.1")
                .contains("\(name)=a.1 has no effect: write the name in capitals")
        )
        #expect(try !command("check", "EX=3").contains("no effect"))
    }

    @Test(
        "Make warns of a variable that no command reads",
        arguments: [
            (["check", "EX=3", "Seed=5"], "Seed=5 has no effect: the workbook's README.md"),
            (["report", "EX=3", "SED=4"], "SED=4 has no effect: the workbook's README.md"),
            (["quiz", "QUESTIONS=3"], "QUESTIONS=3 has no effect on a quiz"),
            (["interview", "LEVEL=9"], "LEVEL=9 has no effect on an interview"),
        ]
    )
    func unknownVariable(arguments: [String], words: String) throws {
        #expect(try make(["-n"] + arguments).contains(words))
    }

    @Test(
        "Variables of other programs, which the commands call, have an effect",
        arguments: ["SBATCH_PARTITION=long", "SLURM_CONF=/c", "PARALLEL_SSH=ssh", "COMMIT_DATE=d"]
    )
    func variableOfOthers(word: String) throws {
        #expect(try !make(["-n", "grade", word]).contains("no effect"))
    }

    @Test("A relative PREFIX means the same folder wherever its line is read")
    func relativePrefix() throws {
        let prefix = WorkbookFolder.repository.path + "/a folder"
        let text = try command("install", "PREFIX=a folder")
        #expect(text.contains("fpath=('\(prefix)/share/zsh/site-functions'"))
        for prefix in ["/a folder", "/a folder/"] {
            #expect(
                try command("install", "PREFIX=\(prefix)").contains("fpath=('/a folder/share")
            )
        }
    }

    @Test(
        "Options that no program accepts are refused before anything is built",
        arguments: [
            (["interview", "MINUTES=abc"], "MINUTES=abc is not valid: choose a whole number"),
            (["quiz", "LEVEL=1x"], "LEVEL=1x is not valid"),
            (["solution", "EX=3", "FORCE=0"], "FORCE=0 is not valid: write FORCE=1, or leave it"),
            (["check", "EX=3", "SEED=-1"], "SEED=-1 is not valid"),
            (["interview", "EX=3"], "EX=3 is not an option of `make interview`"),
            (["grade", "EX=3"], "EX=3 is not an option of `make grade`"),
        ]
    )
    func refusedEarly(arguments: [String], words: String) throws {
        let text = try make(["-n"] + arguments)
        #expect(text.contains(words))
        #expect(!text.contains("Building"))
    }

    @Test("In a student's own copy, help names no target that the copy lacks")
    func helpOfCopy() throws {
        let help = try make(["help", "WORKBOOK_HERE=/somewhere"])
        #expect(help.contains("make check") && help.contains("make install"))
        for target in ["make new", "make grade", "To change"] {
            #expect(!help.contains(target))
        }
    }

    @Test("The program of a check has the commands of the workbook, word by word")
    func sameCommands() throws {
        let folder = try WorkbookFolder()
        let all = try folder.run(["--help"]).lines.map { $0.replacing("usage:", with: "      ") }
        let some = try folder.run(["--help"], of: "practice").lines
            .map { $0.replacing("usage:", with: "      ") }
            .filter { $0.hasPrefix("       workbook ") }
        #expect(some.count > 7)
        #expect(Set(some).isSubset(of: all))
    }

    /// The arguments of a target's command, word by word.
    private func words(_ target: String, _ variables: String...) throws -> [String] {
        let folder = try ScratchFolder(in: "\(NSTemporaryDirectory())make-tests")
        defer { folder.remove() }
        let program = "\(folder.path)/workbook"
        // A shell writes it: while this process has it open for writing, a program that another test
        // starts has it open as well, and the system runs no such file.
        let script = #"printf '%s\n' '#!/bin/sh' 'printf "%s\n" "$@"' > "$0" && chmod 755 "$0""#
        _ = try ToolRun("/bin/sh", ["-c", script, program], secondsAllowed: 60)
        return try make(
            ["-s", "-o", ".build/kit.stamp", "-o", ".build/practice.stamp", target]
                + ["BUILD=\(folder.path)"] + variables
        )
        .split(separator: "\n").map(String.init)
    }

    @Test("The variables of a class become options")
    func options() throws {
        #expect(
            try words("grade", "SUBMISSIONS=my class", "OUT=o", "ENGINE=parallel", "HOSTS=a,b")
                == ["grade", "my class", "--out", "o", "--engine", "parallel", "--hosts", "a,b"]
        )
        #expect(
            try words("grade", "SUBMISSIONS=c", "SEED=7", "POINTS=p.csv", "SANDBOX=none", "JOBS=2")
                == ["grade", "c", "--seed", "7", "--points", "p.csv", "--sandbox", "none"]
                + ["--jobs", "2"]
        )
        #expect(
            try words("gradebook", "OUT=o", "RECORDS=a b", "SUBMISSIONS=c")
                == ["gradebook", "o", "a", "b", "--submissions", "c"]
        )
        #expect(
            try words("grade-submission", "SUBMISSION=s", "OUT=o", "STUDENT=ada")
                == ["grade-submission", "s", "--out", "o", "--student", "ada"]
        )
        #expect(try words("deliver", "PLACE=junit", "SUBMISSION=s") == ["deliver", "junit", "s"])
        #expect(
            try words("gradescope", "OUT=a.zip", "SEED=7")
                == ["gradescope", "--out", "a.zip", "--seed", "7"]
        )
    }

    @Test(
        "A student's name is text, and runs nothing",
        arguments: [
            "`echo ran`", "a\";echo ran;\"", "$(echo ran)", "$(shell echo ran)", "$(error ran)",
            "it's $HOME", "${PATH}", "a\\", "$$",
        ]
    )
    func hostileName(name: String) throws {
        #expect(
            try words("grade-submission", "SUBMISSION=\(name)", "STUDENT=\(name)")
                == ["grade-submission", name, "--student", name]
        )
        #expect(try words("grade", "SUBMISSIONS=\(name)") == ["grade", name])
    }
}
