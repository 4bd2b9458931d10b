import Foundation
import Testing

@testable import Catalogue
@testable import Building

@Suite("The lists of what answers may refer to")
struct AllowedDeclarationsTests {
    private static let append = Declaration(usr: "s:Sa6appendyyxnF", name: "append(_:)")
    private static let array = Declaration(usr: "s:Sa", name: "Array")
    private static let buffer = Declaration(
        usr: "s:Sa23withUnsafeBufferPointeryqd__qd__SRyxGqd_0_YKXEqd_0_YKs5ErrorRd_0_r0_lF",
        name: "withUnsafeBufferPointer(_:)"
    )

    private func allows(_ lines: String, _ declaration: Declaration, asBase: Bool = false) -> Bool {
        AllowedDeclarations(["modules Swift\n\(lines)"])
            .verdict(on: declaration, asBase: asBase) == .allowed
    }

    @Test("A line allows a declaration and what lies inside")
    func inside() {
        #expect(allows("Swift.Array", Self.append))
        #expect(allows("Swift.Array.append", Self.append))
        #expect(!allows("Swift.Set", Self.append))
        #expect(!allows("# Swift.Array", Self.append))
    }

    @Test("The longest name decides, and a forbidden one says what to use instead")
    func forbidden() {
        let lists = AllowedDeclarations([
            "modules Swift\nSwift.Array\n- Swift.Array.append(_:) : Use plus."
        ])
        #expect(lists.verdict(on: Self.append) == .forbidden(instead: "Use plus."))
        #expect(lists.verdict(on: Self.array) == .allowed)
    }

    @Test("A type that is allowed by its name alone has no members, and nothing inherits from it")
    func byName() {
        #expect(allows("= Swift.Array", Self.array))
        #expect(!allows("= Swift.Array", Self.append))
        #expect(!allows("= Swift.Array", Self.array, asBase: true))
        #expect(allows("Swift.Array", Self.array, asBase: true))
    }

    @Test("Declarations that the compiler does not check are allowed by their whole names only")
    func unchecked() {
        #expect(!allows("Swift.Array", Self.buffer))
        #expect(!allows("*", Self.buffer))
        #expect(allows("Swift.Array.withUnsafeBufferPointer", Self.buffer))
    }

    @Test("A list is about its modules")
    func modules() {
        let lists = AllowedDeclarations(["modules Foundation\n*", "sqrt"])
        #expect(lists.verdict(on: Self.array) == .forbidden(instead: nil))
        #expect(
            lists.verdict(on: Declaration(usr: "c:@F@sqrt", name: "sqrt(_:)")) == .allowed
        )
    }

    // MARK: The workbook's lists

    private static let folder = Workbook().allowedDeclarations

    private static var files: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted()
    }

    @Test("Each line stands once in its list, below a reason", arguments: files)
    func lines(file: String) throws {
        let text = try String(contentsOfFile: "\(Self.folder)/\(file)", encoding: .utf8)
        var hasReason = false
        var names: Set<Substring> = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("#") { hasReason = true }
            if line.isEmpty { hasReason = false }
            guard !line.isEmpty, !line.hasPrefix("#"), !line.hasPrefix("modules ") else { continue }
            #expect(hasReason, "\(line) has no reason")
            #expect(names.insert(line).inserted, "\(line) is there twice")
        }
        #expect(!names.isEmpty)
    }

    @Test("Each module has its declarations in one list")
    func oneListForEachModule() throws {
        var modules: [Substring] = []
        for file in Self.files {
            let text = try String(contentsOfFile: "\(Self.folder)/\(file)", encoding: .utf8)
            for line in text.split(separator: "\n") where line.hasPrefix("modules ") {
                modules += line.split(separator: " ").dropFirst()
            }
        }
        #expect(modules.contains("CoreGraphics"))
        #expect(Set(modules).count == modules.count)
    }

    @Test("Observers of the model are forbidden")
    func tracing() throws {
        let lists = try AllowedDeclarations(folder: Self.folder)
        let sources = "\(Workbook().root)/Sources/UIKitModel/Tracing"
        let pattern = /(?m)^package (?:enum|struct|protocol|func) (\w+)/
        let files = FileManager.default.enumerator(atPath: sources)?.allObjects as? [String]
        var names: Set<Substring> = []
        for file in files ?? [] where file.hasSuffix(".swift") {
            let text = try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
            names.formUnion(text.matches(of: pattern).map(\.1))
        }
        #expect(names.contains("ModelObserver"))
        for name in names {
            let usr = "s:10UIKitModel\(name.utf8.count)\(name)C"
            let declaration = Declaration(usr: usr, name: String(name))
            #expect(lists.verdict(on: declaration) == .forbidden(instead: nil), "\(name)")
        }
    }
}
