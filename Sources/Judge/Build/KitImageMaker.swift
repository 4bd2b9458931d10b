import Foundation

/// Makes a ``KitImage`` with the toolchain's own tools.
struct KitImageMaker {
    let workbook: Workbook
    /// The toolchain's folder, that of `bin` and `lib`.
    let toolchain: String
    /// Where the image goes.
    let folder: String

    /// What stands in the way of an image.
    enum Obstacle: Error {
        case missing(String)
        case failed(String)
        case incomplete([String])
    }

    /// Parts of Foundation that are libraries of their own where they are static.
    private static let partsOfFoundation = [
        "_FoundationCShims", "_FoundationCollections", "CoreFoundation",
    ]
    /// What answers that are not optimised need beside the libraries of the kit.
    private static let ofAnswers = ["swiftSwiftOnoneSupport"]
    /// Symbols that every linker makes for every library.
    private static let ofLinkers: Set<String> = [
        "__bss_start", "_edata", "_end", "_init", "_fini",
    ]

    /// How it is linked.
    ///
    /// One function of the runtime's is in two of its libraries. Names and lines that only a debugger looks
    /// for would be read for each report on a crash, which takes ten times as long then.
    static let options = [
        "-fuse-ld=lld", "-shared", "-Wl,-soname,\(KitImage.file)", "-Wl,-Bsymbolic",
        "-Wl,--allow-multiple-definition", "-Wl,--strip-all",
    ]

    /// Makes the image and its stub.
    ///
    /// - Throws: ``Obstacle``, or what the tools' processes or the files stumble over.
    func make() throws {
        let files = FileManager.default
        try files.createDirectory(
            atPath: "\(folder)/stub",
            withIntermediateDirectories: true
        )
        let kit = "\(workbook.kit)/\(Workbook.kitLibrary)"
        let libraries = try librariesOfKit(kit)
        let symbols = try exports(of: libraries + [kit])
        let archives = try archives(for: libraries, showing: symbols)
        try link(archives)
        let missing = symbols.subtracting(try exports(of: ["\(folder)/\(KitImage.file)"]))
        guard missing.isEmpty else { throw Obstacle.incomplete(missing.sorted()) }
        try run(
            "clang",
            KitImageMaker.options + [
                "-nostdlib", "-o", "\(folder)/stub/\(KitImage.file)", "-x", "c", "/dev/null",
            ]
        )
        try files.removeItem(atPath: "\(folder)/parts")
    }

    /// The toolchain's libraries that the kit's opens, and that answers open.
    private func librariesOfKit(_ kit: String) throws -> [String] {
        let dynamic = "\(toolchain)/lib/swift/linux"
        return try LoadedLibraries(of: kit).paths.filter { $0.hasPrefix(dynamic) }
            + KitImageMaker.ofAnswers.map { "\(dynamic)/lib\($0).so" }
    }

    private func exports(of libraries: [String]) throws -> Set<String> {
        let run = try run(
            "llvm-nm",
            ["--dynamic", "--defined-only", "--format=just-symbols", "--quiet"] + libraries
        )
        let names = run.text.split(separator: "\n").map(String.init).filter { !$0.hasSuffix(":") }
        return Set(names).subtracting(KitImageMaker.ofLinkers)
    }

    /// The static libraries, with all symbols visible that the others show: what only subclasses
    /// elsewhere need is hidden in them.
    private func archives(for libraries: [String], showing symbols: Set<String>) throws -> [String]
    {
        let parts = "\(folder)/parts"
        try FileManager.default.createDirectory(atPath: parts, withIntermediateDirectories: true)
        let list = "\(parts)/symbols"
        try Data((symbols.sorted().joined(separator: "\n") + "\n").utf8)
            .write(to: URL(fileURLWithPath: list))
        let names = libraries.map { library in
            URL(fileURLWithPath: library).deletingPathExtension().lastPathComponent
        }
        return try (names + KitImageMaker.partsOfFoundation.map { "lib\($0)" }).map { name in
            let shown = "\(parts)/\(name).a"
            try run(
                "llvm-objcopy",
                ["--set-symbols-visibility=\(list)=default", "\(staticFolder)/\(name).a", shown]
            )
            return shown
        }
    }

    private func link(_ archives: [String]) throws {
        let objects = "\(workbook.kit)/AttemptKit.product/Objects.LinkFileList"
        let registration = try registration()
        guard FileManager.default.fileExists(atPath: objects) else {
            throw Obstacle.missing(objects)
        }
        try run(
            "clang",
            KitImageMaker.options + [
                "-o", "\(folder)/\(KitImage.file)", registration, "@\(objects)",
                "-Wl,--whole-archive",
            ] + archives + [
                "-Wl,--no-whole-archive", "-lstdc++", "-lm", "-ldl", "-lpthread",
            ]
        )
    }

    private var staticFolder: String { "\(toolchain)/lib/swift_static/linux" }

    /// The object file by which the runtime learns of a library's types.
    private func registration() throws -> String {
        let folders = try FileManager.default.contentsOfDirectory(atPath: staticFolder)
        let files = folders.map { "\(staticFolder)/\($0)/swiftrt.o" }
            .filter { FileManager.default.fileExists(atPath: $0) }
        guard files.count == 1 else { throw Obstacle.missing("\(staticFolder)/*/swiftrt.o") }
        return files[0]
    }

    @discardableResult
    private func run(_ tool: String, _ arguments: [String]) throws -> ToolRun {
        let run = try ToolRun(
            "\(toolchain)/bin/\(tool)",
            arguments,
            secondsAllowed: 60,
            outputLimit: 64 << 20
        )
        guard run.end?.isSuccess == true else {
            throw Obstacle.failed("\(tool): \(run.text.prefix(600))")
        }
        return run
    }
}
