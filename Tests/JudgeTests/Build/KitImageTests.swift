#if os(Linux)
    import Foundation
    import Testing

    @testable import Judge

    @Suite("The kit's library with the runtime in it")
    struct KitImageTests {
        @Test("It is made once, and offers every symbol that the kit's own library offers")
        func made() throws {
            let place = try Place()
            let workbook = place.workbook(kit: Workbook().kit)
            let compiler = try Toolchain.findCompiler()
            let image = try #require(KitImage(workbook: workbook, compiler: compiler))
            let made = try place.date(of: image.path)
            #expect(KitImage(workbook: workbook, compiler: compiler) == image)
            #expect(try place.date(of: image.path) == made)
            let kit = "\(workbook.kit)/\(Workbook.kitLibrary)"
            let offered = try symbols(of: image.path, compiler)
            #expect(try symbols(of: kit, compiler).subtracting(offered).isEmpty)
            #expect(offered.contains("swift_retain"))
            #expect(
                try LoadedLibraries(of: image.path).paths.allSatisfy { !$0.contains("/swift/") }
            )
        }

        @Test("Where the kit's object files are not there is none, and it is not tried again")
        func notMade() throws {
            let place = try Place()
            let kit = "\(place.folder)/kit"
            try FileManager.default.createDirectory(
                atPath: kit,
                withIntermediateDirectories: true
            )
            try FileManager.default.copyItem(
                atPath: "\(Workbook().kit)/\(Workbook.kitLibrary)",
                toPath: "\(kit)/\(Workbook.kitLibrary)"
            )
            let workbook = place.workbook(kit: kit)
            let compiler = try Toolchain.findCompiler()
            #expect(KitImage(workbook: workbook, compiler: compiler) == nil)
            let tried = try FileManager.default.contentsOfDirectory(
                atPath: "\(workbook.cache)/images"
            )
            #expect(tried.count == 1)
            #expect(KitImage(workbook: workbook, compiler: compiler) == nil)
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: "\(workbook.cache)/images")
                    == tried
            )
        }

        @Test("A class's answers are linked with it, one's own with the kit")
        func jobs() throws {
            let place = try Place()
            let workbook = place.workbook(kit: Workbook().kit)
            let own = try Toolchain(workbook: workbook)
            let ofClass = try Toolchain(workbook: workbook, moduleCache: "/modules")
            #expect(own.image == nil)
            let image = try #require(ofClass.image)
            #expect(!own.jobs.kitLink.contains("-l\(KitImage.name)"))
            #expect(ofClass.jobs.kitLink.contains("-l\(KitImage.name)"))
            #expect(ofClass.jobs.kitLink.contains("-L\(image.stub)"))
            #expect(!ofClass.jobs.kitLink.contains("-lAttemptKit"))
            #expect(ofClass.jobs.directLink.contains("-lAttemptKit"))
            #expect(own.fingerprint != ofClass.fingerprint)
        }

        private func symbols(of library: String, _ compiler: String) throws -> Set<Substring> {
            let tool =
                URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
                .deletingLastPathComponent().path + "/llvm-nm"
            let run = try ToolRun(
                tool,
                ["--dynamic", "--defined-only", "--format=just-symbols", library],
                secondsAllowed: 30,
                outputLimit: 64 << 20
            )
            try #require(run.end?.isSuccess == true)
            let linkers: Set<Substring> = ["__bss_start", "_edata", "_end", "_init", "_fini"]
            return Set(run.text.split(separator: "\n")).subtracting(linkers)
        }

        /// A folder that is gone after the test.
        private final class Place {
            let folder = NSTemporaryDirectory() + "kit-image-\(UUID().uuidString)"

            init() throws {
                try FileManager.default.createDirectory(
                    atPath: folder,
                    withIntermediateDirectories: true
                )
            }

            deinit { try? FileManager.default.removeItem(atPath: folder) }

            func workbook(kit: String) -> Workbook {
                Workbook(environment: [
                    "WORKBOOK_ROOT": Workbook().root, "WORKBOOK_KIT": kit,
                    "WORKBOOK_CACHE": "\(folder)/cache",
                ])
            }

            func date(of path: String) throws -> Date? {
                try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
            }
        }
    }
#endif
