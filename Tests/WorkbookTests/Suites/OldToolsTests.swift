import Foundation
import Testing

/// A feature that the tools of macOS lack: GNU make 3.81, bash 3.2, and BSD's `sed`, `stat` and others.
struct NewerFeature: CustomTestStringConvertible, Sendable {
    let name: String
    let pattern: String
    /// A line that has it.
    let example: String

    var testDescription: String { name }

    init(_ name: String, _ pattern: String, example: String) {
        (self.name, self.pattern, self.example) = (name, pattern, example)
    }

    /// The lines of a text that have it, with their numbers; comments have none.
    func lines(of text: String) throws -> [String] {
        let expression = try Regex(pattern)
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter {
                !$1.drop { $0 == " " || $0 == "\t" }.hasPrefix("#") && $1.contains(expression)
            }
            .map { "\($0 + 1): \($1)" }
    }

    /// By the news of each release of GNU make since 3.81.
    static let ofMake: [NewerFeature] = [
        NewerFeature("one shell for a recipe (3.82)", #"^\.ONESHELL"#, example: ".ONESHELL:"),
        NewerFeature(
            "another prefix of recipes (3.82)",
            #"^\.RECIPEPREFIX"#,
            example: ".RECIPEPREFIX = >"
        ),
        NewerFeature(
            "options of the shell (3.82)",
            #"^\.SHELLFLAGS"#,
            example: ".SHELLFLAGS = -ec"
        ),
        NewerFeature(
            "private variables (3.82)",
            #"^private |: private "#,
            example: "a: private B = 1"
        ),
        NewerFeature("undefined variables (3.82)", #"^\s*undefine "#, example: "undefine A"),
        NewerFeature(
            "another assignment than = in a define (3.82)",
            #"^define \S+ *[:+?!]="#,
            example: "define A :="
        ),
        NewerFeature("the shell's output as a value (4.0)", #"^[\w.-]+ *!="#, example: "A != date"),
        NewerFeature("assignment as in POSIX (4.0)", #"^[\w.-]+ *:::?="#, example: "A ::= b"),
        NewerFeature("files from functions (4.0)", #"\$[({]file "#, example: "$(file >a,b)"),
        NewerFeature("extensions (4.0)", #"\$[({]guile |^-?load "#, example: "load a.so"),
        NewerFeature(
            "output target by target (4.0)",
            #"(make|MAKE\)|MAKEFLAGS).* (-O|--output-sync)"#,
            example: "$(MAKE) --output-sync"
        ),
        NewerFeature(
            "a shell's status (4.2)",
            #"\.SHELLSTATUS"#,
            example: "ifeq ($(.SHELLSTATUS),0)"
        ),
        NewerFeature("targets of one recipe (4.3)", #"^[^\t#=]*&:"#, example: "a b &: c"),
        NewerFeature(
            "prerequisites apart (4.3)",
            #"^\.(EXTRA_PREREQS|NOTINTERMEDIATE|WAIT)"#,
            example: ".EXTRA_PREREQS = a"
        ),
        NewerFeature(
            "numbers and local names (4.4)",
            #"\$[({](let|intcmp) "#,
            example: "$(let a,b,c)"
        ),
    ]

    /// By the news of each release of bash since 3.2.
    static let ofBash: [NewerFeature] = [
        NewerFeature(
            "associative arrays (4.0)",
            #"\b(declare|local|typeset|readonly) -[a-zA-Z]*A"#,
            example: "declare -A seen=()"
        ),
        NewerFeature(
            "lines as an array (4.0)",
            #"\b(mapfile|readarray)\b"#,
            example: "mapfile -t a"
        ),
        NewerFeature(
            "case of letters (4.0)",
            #"\$\{\w+(\[[^\]]*\])?(,|\^)"#,
            example: #"echo "${name,,}""#
        ),
        NewerFeature("both streams in a pipe (4.0)", #"\|&"#, example: "a |& b"),
        NewerFeature("both streams appended (4.0)", #"&>>"#, example: "a &>> b"),
        NewerFeature("coprocesses (4.0)", #"^\s*coproc\b"#, example: "coproc cat"),
        NewerFeature("falling through a case (4.0)", #";;?&(\s|$)"#, example: "    a) b ;;&"),
        NewerFeature("folders in a glob (4.0)", #"globstar"#, example: "shopt -s globstar"),
        NewerFeature("a subshell's process (4.0)", #"\bBASHPID\b"#, example: "echo $BASHPID"),
        NewerFeature("descriptors by name (4.1)", #"exec \{\w+\}"#, example: "exec {file}>a"),
        NewerFeature("the time by printf (4.2)", #"printf .*%\("#, example: "printf '%(%F)T'"),
        NewerFeature("is a variable set? (4.2)", #"(\[\[|test|\[) -v "#, example: "[[ -v a ]]"),
        NewerFeature("the last of an array (4.3)", #"\$\{\w+\[-\d"#, example: "echo ${a[-1]}"),
        NewerFeature(
            "references to variables (4.3)",
            #"\b(declare|local|typeset) -[a-zA-Z]*n"#,
            example: "local -n a=b"
        ),
        NewerFeature("waiting for any job (4.3)", #"\bwait -[np]"#, example: "wait -n"),
        NewerFeature("quoted for the shell (4.4)", #"\$\{\w+@[A-Za-z]\}"#, example: "echo ${a@Q}"),
        NewerFeature("the time as a variable (5.0)", #"\$\{?EPOCH"#, example: "echo $EPOCHSECONDS"),
    ]

    /// Features of GNU's tools that BSD's lack, or understand in another way.
    static let ofTools: [NewerFeature] = [
        NewerFeature(
            "sed in place, without a suffix",
            #"\bsed -i( |$)"#,
            example: "sed -i s/a/b/ c"
        ),
        NewerFeature("fields of a file by stat", #"\bstat (-c|--format)"#, example: "stat -c %Y a"),
        NewerFeature("another date", #"\bdate (-d|--date)"#, example: "date -d yesterday"),
        NewerFeature("Perl's expressions", #"\bgrep -[a-zA-Z]*P"#, example: "grep -oP a"),
        NewerFeature(
            "a canonical path by readlink",
            #"\breadlink -[fem]"#,
            example: "readlink -f a"
        ),
        NewerFeature("the number of processors", #"\bnproc\b"#, example: "--jobs=$(nproc)"),
        NewerFeature("a limit of time", #"(^|[\t @;|&(])timeout \d"#, example: "timeout 5 a"),
        NewerFeature("numbers in names", #"\bsort -[a-zA-Z]*V"#, example: "sort -V"),
        NewerFeature("a tool of Linux alone", #"\b(setsid|flock|tac|shuf) "#, example: "flock a b"),
    ]
}

@Suite("With the tools that macOS has")
struct OldToolsTests {
    private static let repository = WorkbookFolder.repository

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
    }

    /// The shell scripts among the repository's own files, by their first line.
    private static func scripts() throws -> [String] {
        try [".ci", ".devcontainer", ".github"].flatMap { folder in
            try FileManager.default
                .subpathsOfDirectory(atPath: repository.appendingPathComponent(folder).path)
                .map { "\(folder)/\($0)" }
                .filter { (try? text($0))?.firstMatch(of: /^#!.*sh\n/) != nil }
        }.sorted()
    }

    @Test(
        "Each feature is recognised where it is used",
        arguments: NewerFeature.ofMake + NewerFeature.ofBash + NewerFeature.ofTools
    )
    func recognised(feature: NewerFeature) throws {
        #expect(try feature.lines(of: "first\n\(feature.example)\n") == ["2: \(feature.example)"])
    }

    @Test("A comment uses nothing")
    func comments() throws {
        #expect(try NewerFeature.ofMake.allSatisfy { try $0.lines(of: "# \($0.example)").isEmpty })
    }

    @Test("GNU make 3.81 understands the makefile", arguments: NewerFeature.ofMake)
    func makefile(feature: NewerFeature) throws {
        #expect(try feature.lines(of: Self.text("Makefile")).isEmpty)
    }

    @Test("The makefile's recipes use tools as macOS has them", arguments: NewerFeature.ofTools)
    func recipes(feature: NewerFeature) throws {
        #expect(try feature.lines(of: Self.text("Makefile")).isEmpty)
    }

    @Test("The makefile leaves its shell to make, and needs no bash")
    func shell() throws {
        let makefile = try Self.text("Makefile")
        #expect(makefile.firstMatch(of: /\nSHELL\b/) == nil)
        for feature in NewerFeature.ofBash {
            #expect(try feature.lines(of: makefile).isEmpty, "\(feature.name)")
        }
    }

    @Test("bash 3.2 understands each script", arguments: NewerFeature.ofBash)
    func scripts(feature: NewerFeature) throws {
        let scripts = try Self.scripts()
        #expect(scripts.contains(".ci/run") && scripts.contains(".ci/expect"))
        for script in scripts {
            #expect(try feature.lines(of: Self.text(script)).isEmpty, "\(script)")
        }
    }

    @Test("Commands that run on macOS use tools as macOS has them", arguments: NewerFeature.ofTools)
    func tools(feature: NewerFeature) throws {
        for script in [".ci/run", ".ci/expect"] {
            #expect(try feature.lines(of: Self.text(script)).isEmpty, "\(script)")
        }
    }

    @Test("The container has each program that .ci/run looks for")
    func container() throws {
        let packages = try Self.text(".ci/run").matches(of: /\nneed \S+ (\S+)/).map(\.1)
        let image = try Self.text(".devcontainer/Dockerfile").split { $0 == " " || $0 == "\n" }
        #expect(packages.count > 5)
        for package in packages { #expect(image.contains(package), "\(package)") }
    }
}
