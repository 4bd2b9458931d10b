import Foundation
import Testing

@testable import Platform

@Suite("The built suites, a program or a bundle")
struct BuiltSuitesTests {
    private let folder: FolderWithPrograms

    init() throws { folder = try FolderWithPrograms() }

    private var suites: BuiltSuites? { BuiltSuites(kit: folder.path, package: "Sample") }

    @Test("Before they are built there are none, nor in an empty bundle")
    func missing() throws {
        #expect(suites == nil)
        try folder.add("SamplePackageTests.xctest/Contents/Info.plist")
        #expect(suites == nil)
    }

    @Test("On Linux they are a program, also beside a program that SwiftPM made of tests")
    func program() throws {
        try folder.add("SamplePackageTests.xctest")
        #expect(suites == nil)
        let path = try folder.add("SuiteRunner")
        #expect(suites?.file == path)
        #expect(suites?.isLibrary == false)
    }

    @Test("On macOS they are a library in a bundle, whose stamp changes with each build")
    func library() throws {
        let name = "SamplePackageTests.xctest/Contents/MacOS/SamplePackageTests"
        let path = try folder.add(name, "first")
        #expect(suites?.file == path)
        #expect(suites?.isLibrary == true)
        let bundle = "\(folder.path)/SamplePackageTests.xctest"
        let ofBundle = FileStamp(bundle)
        let before = FileStamp(path)
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file.seekToEnd()
        try file.write(contentsOf: Data("second".utf8))
        try file.close()
        #expect(FileStamp(bundle) == ofBundle)
        #expect(FileStamp(path) != before)
    }
}
