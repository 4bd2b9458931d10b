import Foundation
import Testing

@testable import Platform

@Suite("The built tests, a program or a folder")
struct TestBundleTests {
    private let folder: FolderWithPrograms
    private let bundle: TestBundle

    init() throws {
        folder = try FolderWithPrograms()
        bundle = TestBundle(kit: folder.path, package: "Sample")
    }

    @Test("A bundle that is not built has no program")
    func missing() throws {
        #expect(bundle.program == nil)
        try folder.add("SamplePackageTests.xctest/Contents/Info.plist")
        #expect(bundle.isFolder)
        #expect(bundle.program == nil)
    }

    @Test("On Linux they are a program")
    func program() throws {
        let path = try folder.add("SamplePackageTests.xctest")
        #expect(bundle.program == path)
        #expect(!bundle.isFolder)
    }

    @Test("On macOS they are a library in a folder, whose stamp changes with each build")
    func library() throws {
        let name = "SamplePackageTests.xctest/Contents/MacOS/SamplePackageTests"
        let path = try folder.add(name, "first")
        #expect(bundle.program == path)
        #expect(bundle.isFolder)
        let ofFolder = FileStamp(bundle.path)
        let before = FileStamp(path)
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file.seekToEnd()
        try file.write(contentsOf: Data("second".utf8))
        try file.close()
        #expect(FileStamp(bundle.path) == ofFolder)
        #expect(FileStamp(path) != before)
    }
}
