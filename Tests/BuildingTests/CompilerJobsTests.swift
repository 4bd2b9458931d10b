import Hashing
import Foundation
import Scenario
import Testing

@testable import Catalogue
@testable import Building
@testable import Platform

@Suite("The compiler's commands")
struct CompilerJobsTests {
    @Test(
        "A command line is taken apart as a shell would",
        arguments: [
            ("a b  c", ["a", "b", "c"]), ("  a\tb\n", ["a", "b"]),
            ("'a b' c", ["a b", "c"]), ("\"a b\" c", ["a b", "c"]),
            ("a\\ b c", ["a b", "c"]), ("a'b c'd", ["ab cd"]),
            ("'it'\\''s'", ["it's"]), ("\"a \\\" b\"", ["a \" b"]),
            ("'a\\b'", ["a\\b"]), ("'' \"\" a", ["", "", "a"]),
            ("\\\\ \\'", ["\\", "'"]), ("", []), ("   ", []),
            ("'never closed", ["never closed"]), ("路径/a 'b c/视图.swift'", ["路径/a", "b c/视图.swift"]),
        ]
    )
    func shellWords(line: String, expected: [String]) {
        #expect(ShellWords.split(line) == expected)
    }

    @Test("Everybody may enter a new cache: in a sandbox the compiler runs as another user")
    func newCache() throws {
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("new cache \(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        let own = Workbook()
        let workbook = Workbook(environment: [
            EnvironmentVariable.root: own.root, EnvironmentVariable.kit: own.kit,
            EnvironmentVariable.cache: "\(scratch)/cache",
        ])
        _ = try Toolchain(workbook: workbook)
        for folder in [workbook.cache, workbook.modules] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder)
            let permissions = try #require(attributes[.posixPermissions] as? Int)
            #expect(permissions & 0o005 == 0o005, "\(folder)")
        }
    }

    @Test("Another build of the kit has commands of its own, since it may load other libraries")
    func kitsBuild() throws {
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("kit \(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        let own = Workbook()
        let kit = "\(scratch)/kit"
        let library = "\(kit)/\(Workbook.kitLibrary)"
        try FileManager.default.createDirectory(atPath: kit, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: "\(kit)/Modules",
            withDestinationPath: "\(own.kit)/Modules"
        )
        try FileManager.default.copyItem(
            atPath: "\(own.kit)/\(Workbook.kitLibrary)",
            toPath: library
        )
        let workbook = Workbook(environment: [
            EnvironmentVariable.root: own.root, EnvironmentVariable.kit: kit,
            EnvironmentVariable.cache: "\(scratch)/cache", EnvironmentVariable.modules: own.modules,
        ])
        _ = try Toolchain(workbook: workbook)
        let first = try FileManager.default.contentsOfDirectory(
            atPath: "\(scratch)/cache/toolchain"
        )
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
            ofItemAtPath: library
        )
        _ = try Toolchain(workbook: workbook)
        let both = try FileManager.default.contentsOfDirectory(atPath: "\(scratch)/cache/toolchain")
        #expect(first.count == 1 && both.count == 2)
    }

    @Test("Paths take the placeholders' places, whatever signs they have")
    func filled() throws {
        let jobs = try jobs(directLink: "[]")
        let paths = CompilerJobs.Paths(
            answer: "/a b/Ans:wer.swift",
            harness: "/h/$HOME.swift",
            product: "/p\\1/attempt",
            folder: "/f'"
        )
        let script = jobs.script(paths)
        #expect(
            script
                == "'/bin/swift-frontend' '/a b/Ans:wer.swift' '-o' '/f'\\''/a-1.o' '/h/$HOME.swift'"
                + " && { '/bin/tree' >'/f'\\''/tree.json' 2>/dev/null & "
                + "{ '/bin/clang' '@/f'\\''/b.txt' '-o' '/p\\1/attempt'; }"
                + "; status=$?; wait; exit $status; }"
        )
    }

    @Test("The linker is called at once, and the driver's way is taken where that fails")
    func directLink() throws {
        let jobs = try jobs(
            directLink: "[\"/bin/ld\", \"/workbook-placeholder/folder/a-1.o\"]",
            kitLink: "[\"/bin/ld\", \"--few\", \"/workbook-placeholder/folder/a-1.o\"]"
        )
        let script = jobs.script(
            CompilerJobs.Paths(answer: "/a", harness: "/h", product: "/p", folder: "/f")
        )
        let driver = "{ '/bin/clang' '@/f/b.txt' '-o' '/p'; }"
        let direct = "'/bin/ld' '/f/a-1.o' 2>/dev/null || "
        let compile = "'/bin/swift-frontend' '/a' '-o' '/f/a-1.o' '/h' && { "
        let few = "'/bin/ld' '--few' '/f/a-1.o' 2>/dev/null || "
        let tree = "'/bin/tree' >'/f/tree.json' 2>/dev/null & "
        let end = "; status=$?; wait; exit $status; }"
        #expect(script == compile + tree + few + direct + driver + end)
    }

    private func jobs(directLink: String, kitLink: String = "[]") throws -> CompilerJobs {
        let text = """
            {"jobs": [["/bin/swift-frontend", "/workbook-placeholder/Answer.swift", \
            "-o", "/workbook-placeholder/folder/a-1.o", "/workbook-placeholder/Harness.swift"], \
            ["/bin/clang", "@/workbook-placeholder/folder/b.txt", "-o", "/workbook-placeholder/attempt"]], \
            "directLink": \(directLink), "kitLink": \(kitLink), "tree": ["/bin/tree"]}
            """
        return try JSONDecoder().decode(CompilerJobs.self, from: Data(text.utf8))
    }

    @Test("The driver of this machine names a compile and a link, with a place for every path")
    func driver() throws {
        let workbook = Workbook()
        let compiler = try Toolchain(workbook: workbook).compiler
        let jobs = try CompilerJobs(
            compiler: compiler,
            arguments: CompilerJobs.arguments(
                compiler: compiler,
                kit: workbook.kit,
                sdk: try AppleTools().sdk(),
                moduleCache: workbook.modules
            ),
            kit: "\(workbook.kit)/\(Workbook.kitLibrary)",
            scratch: "\(workbook.cache)/scratch"
        )
        let words = jobs.jobs.flatMap { $0 }
        #expect(jobs.jobs.count >= 2)
        #expect(words.contains(CompilerJobs.Placeholder.answer))
        #expect(words.contains(CompilerJobs.Placeholder.harness))
        #expect(words.contains(CompilerJobs.Placeholder.product))
        #expect(words.contains { $0.contains(CompilerJobs.Placeholder.folder) })
        #expect(!words.contains { $0.contains("TemporaryDirectory.") })
        #expect(words.contains("-gline-tables-only"))
        #expect(words.contains("-index-store-path"))
    }

    @Test("An answer is compiled and parsed without macros, whose code is in no index")
    func withoutPlugins() throws {
        let jobs = try Toolchain(workbook: Workbook()).jobs
        for job in [jobs.jobs[0], jobs.tree] {
            #expect(!job.contains { $0.contains("plugin") })
        }
    }

    @Test("The tree is that of the answer, by the conditions under which it is compiled")
    func tree() throws {
        let jobs = try Toolchain(workbook: Workbook()).jobs
        #expect(jobs.tree.contains("-dump-ast") && !jobs.tree.contains("-c"))
        #expect(jobs.tree.contains("-primary-file"))
        for condition in ["-target", "-swift-version", "-parse-as-library", "-I"] {
            #expect(jobs.tree.contains(condition) && jobs.jobs[0].contains(condition))
        }
    }

    @Test("On macOS the SDK is named, and Apple's linker links")
    func arguments() {
        func arguments(_ sdk: String?, _ system: OperatingSystem) -> [String] {
            CompilerJobs.arguments(
                compiler: "/no/such",
                kit: "/my kit",
                sdk: sdk,
                moduleCache: "/my cache",
                on: system
            )
        }
        let linux = arguments(nil, .linux)
        #expect(!linux.contains("-sdk"))
        #expect(linux.starts(with: ["-module-cache-path", "/my cache"]))
        let macOS = arguments("/MacOSX.sdk", .macOS)
        #expect(macOS.starts(with: ["-sdk", "/MacOSX.sdk", "-module-cache-path", "/my cache"]))
        #expect(!macOS.contains("-use-ld=lld"))
    }

    @Test("Only on Linux, where an answer has one thread, its reference counts are not atomic")
    func oneThread() {
        func arguments(_ system: OperatingSystem) -> [String] {
            CompilerJobs.arguments(
                compiler: "/no/such",
                kit: "/kit",
                sdk: nil,
                moduleCache: "/cache",
                on: system
            )
        }
        #expect(arguments(.linux).contains("-assume-single-threaded"))
        #expect(!arguments(.macOS).contains("-assume-single-threaded"))
    }

    @Test("A compiler that is none is the toolchain's fault")
    func noCompiler() {
        let folder = NSTemporaryDirectory() + "scratch-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(throws: Fault.self) {
            try CompilerJobs(
                compiler: "/usr/bin/true",
                arguments: [],
                kit: "/no/kit.so",
                scratch: folder
            )
        }
        #expect(throws: SpawnError.self) {
            try CompilerJobs(
                compiler: "/no/such",
                arguments: [],
                kit: "/no/kit.so",
                scratch: folder
            )
        }
    }

    @Test("A short name is the same in every run, and another for other parts")
    func stableHash() {
        #expect(StableHash("workbook").text == "3tjsjzp591gxx")
        #expect(StableHash([[1, 2], [3]]).text != StableHash([[1], [2, 3]]).text)
    }
}
