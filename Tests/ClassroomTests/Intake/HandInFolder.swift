import Foundation
import Examples
import Testing

@testable import Classroom

/// A folder that a test fills as students do; deleted with the value.
final class HandInFolder {
    let root: String

    init() throws {
        root =
            FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("hand-in-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: root,
            withIntermediateDirectories: true
        )
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// Writes a file, with the folders above it.
    func write(_ text: String, to path: String) throws {
        try write(Array(text.utf8), to: path)
    }

    func write(_ bytes: [UInt8], to path: String) throws {
        try folder((path as NSString).deletingLastPathComponent)
        try Data(bytes).write(to: URL(fileURLWithPath: "\(root)/\(path)"))
    }

    func folder(_ path: String) throws {
        try FileManager.default.createDirectory(
            atPath: "\(root)/\(path)",
            withIntermediateDirectories: true
        )
    }

    func link(_ path: String, to target: String) throws {
        try folder((path as NSString).deletingLastPathComponent)
        try FileManager.default.createSymbolicLink(
            atPath: "\(root)/\(path)",
            withDestinationPath: target
        )
    }

    func pipe(_ path: String) throws {
        try #require(mkfifo("\(root)/\(path)", 0o644) == 0)
    }

    func permit(_ path: String, _ mode: Int) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: mode],
            ofItemAtPath: "\(root)/\(path)"
        )
    }

    /// Makes a folder whose name is any bytes; `false` where the file system takes text only.
    func oddFolder(_ name: [UInt8], answer: String) -> Bool {
        let place = RawPath(root).appending(RawPath(bytes: name))
        guard place.withPath({ mkdir($0, 0o755) }) == 0 else { return false }
        let file = place.appending(RawPath("BaseView.swift"))
        let descriptor = file.withPath { open($0, O_CREAT | O_WRONLY | O_EXCL, 0o644) }
        guard descriptor >= 0 else { return false }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        return (try? handle.write(contentsOf: Data(answer.utf8))) != nil
    }

    /// The file that is handed in for exercise 3.
    func answer(stub: String? = nil) -> SubmittedFile {
        let stubs = stub.map { [3: Array($0.utf8)] } ?? [:]
        return SubmissionFolder(path: root).answers(to: [.systemHitTest], stubs: stubs)[0]
    }
}

extension SubmittedFile {
    /// A file with a text.
    static func file(_ text: String, path: String, unused: [String] = []) -> SubmittedFile {
        .file(bytes: Array(text.utf8), path: path, unused: unused)
    }
}
