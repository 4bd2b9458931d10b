import Catalogue
import Examples
import Foundation
import Platform
import Testing

extension CommandTests {
    @Suite("The installed command and its completions")
    struct InstalledCommandTests {
        private let folder: WorkbookFolder

        init() throws { folder = try WorkbookFolder() }

        private var prefix: String { folder.root.path + "/in stalled" }

        /// Has `make` install the command of this build.
        private func make(_ target: String) throws -> ToolRun {
            let variables = ["PREFIX=\(prefix)", "BUILD=\(CommandRun.products.path)"]
            return try ToolRun(
                OutsidePrograms.path(of: "make") ?? "/usr/bin/make",
                ["--no-print-directory", "-C", WorkbookFolder.repository.path]
                    + ["-o", ".build/kit.stamp", "-o", ".build/practice.stamp", target] + variables,
                environment: folder.plainEnvironment,
                secondsAllowed: 60
            )
        }

        private func shell(_ script: String, of shell: String = "sh") throws -> String {
            try ToolRun(
                OutsidePrograms.path(of: shell) ?? "/bin/sh",
                ["-c", script],
                environment: folder.plainEnvironment,
                secondsAllowed: 120
            ).text
        }

        private func workbook(_ arguments: String, in place: String) throws -> String {
            try shell("cd '\(place)' && '\(prefix)/bin/workbook' \(arguments)")
                .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }

        /// Runs it as a user does, with another folder of programs before all others.
        private func workbook(
            _ arguments: String,
            in place: String,
            withTools tools: String
        ) throws -> String {
            try shell(
                "chmod 755 '\(tools)'/*; cd '\(place)' && unset WORKBOOK_KIT"
                    + " && PATH='\(tools)':$PATH && '\(prefix)/bin/workbook' \(arguments)"
            ).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }

        @Test("It works in a copy, below it, and in any other folder; and goes without a trace")
        func anyFolder() throws {
            #expect(try make("install").text.contains("bin/workbook is installed"))
            let copy = folder.root.path + " copy"
            defer { try? FileManager.default.removeItem(atPath: copy) }
            _ = try folder.run(["new", copy])
            let answer = copy + "/" + WorkbookFolder.answerPath(.systemHitTest)
            try Data(WorkbookFolder.reference(.systemHitTest).utf8)
                .write(to: URL(fileURLWithPath: answer))
            #expect(try workbook("check EX=3", in: copy).contains("Exercise 3 passed"))
            #expect(
                try workbook("status", in: copy).contains(
                    "1 of \(Exercise.all.count) exercises passed."
                )
            )
            #expect(
                try workbook("status", in: copy + "/Exercises").contains("Next: workbook watch 1")
            )
            #expect(try workbook("hint 1", in: copy).contains("Exercise 1, hint 1 of 3"))
            #expect(
                try workbook("status", in: "/").contains(
                    "0 of \(Exercise.all.count) exercises passed."
                )
            )
            #expect(try workbook("check EX=4", in: "/").contains("not started"))
            #expect(try make("uninstall").text.contains("are gone."))
            let left = FileManager.default.enumerator(atPath: prefix)?.compactMap { $0 as? String }
            #expect(left?.allSatisfy { !$0.contains("workbook") } == true)
        }

        @Test("A folder of programs that the shell does not know is told")
        func path() throws {
            #expect(try make("install").text.contains("\(prefix)/bin is not in PATH"))
        }

        @Test("Its messages name its own commands, without the folder that it takes anyway")
        func speech() throws {
            _ = try make("install")
            let copy = folder.root.path + " copy"
            defer { try? FileManager.default.removeItem(atPath: copy) }
            let new = try workbook("new DIR='\(copy)'", in: "/")
            #expect(new.contains("beginning with: workbook watch 1"))
            let answer = copy + "/" + WorkbookFolder.answerPath(.systemHitTest)
            let wrong = BaseViewAnswer.right.replacing("!isHidden, ", with: "")
            try Data(BaseViewAnswer.file(wrong).utf8).write(to: URL(fileURLWithPath: answer))
            let commands = [
                ("check 3", "again workbook check 3 CASE="), ("check", "Next: workbook check 1"),
                ("status", "Next: workbook watch 1"), ("hint 1", "workbook hint 1 gives the next"),
                ("solution 3", "see the solution anyway with workbook solution 3 FORCE=1."),
                (
                    "reset",
                    "workbook reset needs an exercise: choose one of 1 to \(Exercise.all.count)."
                ),
                ("check 99", "1 Which layer? Asking with contains"),
                ("interview RESUME=1", "`workbook interview` begins one."),
                ("hint 1 DIR=/nowhere", "`workbook new DIR=/nowhere` starts a copy there."),
                ("grade", "workbook grade SUBMISSIONS=class OUT=results"),
                ("grade SUBMISSIONS=nowhere OUT='\(copy)/out'", "nowhere"),
            ]
            for (command, words) in commands {
                let said = try workbook(command + " 2>&1", in: copy + "/Exercises")
                #expect(said.contains(words), "\(command): \(said)")
                let speaksOfMake = said.contains("make ") || said.contains("EX=")
                #expect(!speaksOfMake, "\(command): \(said)")
            }
        }

        @Test("It has the kit built if need be, and make says nothing where nothing is to be done")
        func kit() throws {
            _ = try make("install")
            let tools = folder.root.path + "/tools"
            try FileManager.default.createDirectory(
                atPath: tools,
                withIntermediateDirectories: true
            )
            try Data("#!/bin/sh\necho make: $*\n".utf8)
                .write(to: URL(fileURLWithPath: tools + "/make"))
            let said = try workbook("status 2>&1", in: "/", withTools: tools)
            let repository = WorkbookFolder.repository.path
            #expect(said.hasPrefix("make: --silent -C \(repository) kit "), "\(said)")
            let completion = try workbook(
                "complete 'workbook\nhin' 2>&1",
                in: "/",
                withTools: tools
            )
            #expect(completion.contains(" hint "), "\(completion)")
            #expect(!completion.contains("make:"), "A completion builds nothing")
        }

        @Test("It takes the place of no other program, and removes none")
        func otherProgram() throws {
            try FileManager.default.createDirectory(
                atPath: prefix + "/bin",
                withIntermediateDirectories: true
            )
            let program = prefix + "/bin/workbook"
            try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: program))
            #expect(try make("install").text.contains("is another program: choose another PREFIX."))
            _ = try make("uninstall")
            #expect(FileManager.default.contents(atPath: program) == Data("#!/bin/sh\n".utf8))
        }

        // MARK: Completions

        /// The start of a script for a shell, with this build as the command.
        private func completions(_ shell: String) throws -> String {
            let run = try folder.run(["completions", shell])
            try #require(run.status == 0)
            let file = try folder.write(run.output, to: "workbook.\(shell)")
            let program = CommandRun.products.appendingPathComponent("workbook").path
            let command =
                shell == "fish"
                ? "function workbook; '\(program)' $argv; end"
                : "workbook() { '\(program)' \"$@\"; }"
            return "cd '\(folder.root.path)'\n\(command)\nsource './\(file)'\n"
        }

        /// The words that `workbook complete` lists for the last of these, without descriptions.
        private func answer(_ words: String...) throws -> [String] {
            try folder.run(["complete", (["workbook"] + words).joined(separator: "\n")]).output
                .split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
        }

        /// Bash's completions of the last of these words.
        private func bash(_ words: String...) throws -> Set<String> {
            let list = words.map { "'\($0)'" }.joined(separator: " ")
            let output = try shell(
                try completions("bash") + "COMP_WORDS=(workbook \(list)) "
                    + "COMP_CWORD=\(words.count) && _workbook && printf '%s\\n' \"${COMPREPLY[@]}\"",
                of: "bash"
            )
            return Set(output.split(separator: "\n").map(String.init))
        }

        @Test("bash offers commands, options, values, exercises, files and folders")
        func bash() throws {
            #expect(try bash("ch") == ["check"])
            #expect(try bash("").isSuperset(of: ["check", "interview", "completions", "help"]))
            #expect(try bash("check", "--f") == ["--format"])
            #expect(try bash("check", "--format", "") == ["terminal", "editor", "json"])
            let numbers = Exercise.all.map { "\($0.number)" }
            #expect(try bash("hint", "") == Set(numbers + ["--dir"]))
            #expect(try bash("hint", "--dir", "So") == ["Solutions", "Sources"])
            #expect(try bash("quiz", "--scorecard", "workbook.") == ["workbook.bash"])
            #expect(try bash("quiz", "--seed", "") == [""] || bash("quiz", "--seed", "").isEmpty)
            #expect(try bash("help", "gradeb") == ["gradebook"])
            #expect(try bash("quiz", "--topic", "") == ["hit-testing", "responder-chain"])
            #expect(try bash("interview", "--topic", "").isSuperset(of: ["layers", "faults"]))
            #expect(try bash("check", "--case", "hiddenV") == ["hiddenView"])
            #expect(try bash("grade", "--sandbox", "") == ["bubblewrap", "user", "none"])
            for command in ["deliver", "gradescope"] {
                #expect(try bash(command, "--out", "workbook.") == ["workbook.bash"])
            }
            #expect(try bash("pre").isEmpty || bash("pre") == [""])
            #expect(try bash("grade-s") == ["grade-submission"])
        }

        @Test("Each command and each option is offered")
        func complete() throws {
            let usage = try folder.run(["help"]).output
            let synopses = usage.split(separator: "\n").filter { $0.contains("workbook ") }
            #expect(synopses.count > 15)
            let commands = try answer("")
            for synopsis in synopses {
                let words = synopsis.split { " []…".contains($0) }.map(String.init)
                let name = try #require(words.drop { $0 != "workbook" }.dropFirst().first)
                #expect(commands.contains(name), "\(name)")
                let offered = try answer(name, "--")
                for option in words where option.hasPrefix("--") {
                    #expect(offered.contains(option), "\(name) \(option)")
                }
            }
            #expect(!commands.contains("complete"))
        }

        @Test("After the first operand the next one is offered, and the last one may be repeated")
        func operands() throws {
            #expect(try answer("deliver", "").contains("exercism"))
            #expect(try answer("deliver", "junit", "").first == "folders")
            #expect(try answer("hint", "3", "") == ["words", "--dir"])
            #expect(try answer("hint", "--dir", "mine", "").contains("3"))
            for records in [[], ["more"], ["more", "and"]] {
                let words = ["gradebook", "results"] + records + [""]
                let output = try folder.run([
                    "complete", (["workbook"] + words).joined(separator: "\n"),
                ]).output
                #expect(output.hasPrefix("folders\n"))
            }
            #expect(try answer("nothing", "").isEmpty)
        }

        @Test(
            "zsh and fish understand theirs",
            .enabled(if: OutsidePrograms.has("zsh", "fish"), "needs zsh and fish")
        )
        func otherShells() throws {
            _ = try completions("zsh")
            #expect(try shell("zsh -n '\(folder.root.path)/workbook.zsh' 2>&1") == "")
            func offers(_ line: String) throws -> [String] {
                try shell(try completions("fish") + "complete -C '\(line)'", of: "fish")
                    .split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
            }
            #expect(try offers("workbook ch") == ["check"])
            #expect(
                try offers("workbook check --format ").sorted() == ["editor", "json", "terminal"]
            )
            let numbers = Exercise.all.map { "\($0.number)" }
            #expect(try offers("workbook hint ").sorted() == numbers.sorted())
            #expect(try offers("workbook hint --") == ["--dir"])
            #expect(try offers("workbook hint --dir So").sorted() == ["Solutions/", "Sources/"])
            #expect(try offers("workbook quiz --scorecard workb").contains("workbook.fish"))
        }

        @Test(
            "zsh hands on options and values",
            .enabled(if: OutsidePrograms.has("zsh"), "needs zsh")
        )
        func zsh() throws {
            func offers(_ words: String) throws -> [String] {
                try shell(
                    "compdef() { : }; _files() { print -l files $@ }; _describe() { print -l -- ${(P)2} }\n"
                        + (try completions("zsh"))
                        + "words=(workbook \(words)); CURRENT=$#words; PREFIX=$words[-1]; _workbook",
                    of: "zsh"
                ).split(separator: "\n").map(String.init)
            }
            #expect(try offers("''").contains { $0.hasPrefix("check:Grades the answer") })
            #expect(try offers("check --format ''") == ["terminal", "editor", "json"])
            #expect(try offers("check --fo").contains("--format:FORMAT"))
            #expect(try offers("hint ''") == Exercise.all.map { "\($0.number)" })
            #expect(try offers("hint --dir ''") == ["files", "-/"])
            #expect(try offers("quiz --scorecard ''") == ["files"])
        }

        @Test("For an unknown shell the message lists the known ones")
        func unknownShell() throws {
            let run = try folder.run(["completions", "csh"])
            #expect(run.status == 2)
            #expect(run.complaint.hasPrefix("completions needs a shell: bash|zsh|fish."))
        }
    }
}
