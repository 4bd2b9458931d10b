import Foundation
import Examples
import Testing

@testable import Classroom

@Suite("A submission that changes while it is read")
struct SwappedFolderTests {
    /// Swaps two names in a folder until it is told to stop.
    private final class Swapping: @unchecked Sendable {
        private let lock = NSLock()
        private var isOver = false
        private let ended = DispatchSemaphore(value: 0)

        init(_ first: String, _ second: String, aside: String) {
            Thread.detachNewThread { [self] in
                while !lock.withLock({ isOver }) {
                    rename(first, aside)
                    rename(second, first)
                    rename(aside, second)
                }
                ended.signal()
            }
        }

        func stop() {
            lock.withLock { isOver = true }
            ended.wait()
        }
    }

    /// Reads a submission many times while two of its names are swapped.
    private func answers(_ folder: HandInFolder, swapping name: String) -> Set<SubmittedFile> {
        let swapping = Swapping(
            "\(folder.root)/\(name)",
            "\(folder.root)/other",
            aside: "\(folder.root)/aside"
        )
        defer { swapping.stop() }
        var seen: Set<SubmittedFile> = []
        for _ in 0..<10_000 { seen.insert(folder.answer()) }
        return seen
    }

    private func texts(_ answers: Set<SubmittedFile>) -> Set<String> {
        Set(
            answers.compactMap {
                guard case .file(let bytes, _, _) = $0 else { return nil }
                return String(decoding: bytes, as: UTF8.self)
            }
        )
    }

    @Test("A folder that is swapped for a link never hands in what the link leads to")
    func folder() throws {
        let reference = try HandInFolder()
        try reference.write("reference", to: "deep/BaseView.swift")
        for path in ["a/BaseView.swift", "a/deep/BaseView.swift"] {
            let folder = try HandInFolder()
            try folder.write("own", to: path)
            let target = path.hasPrefix("a/deep") ? reference.root : "\(reference.root)/deep"
            try folder.link("other", to: target)
            let seen = answers(folder, swapping: "a")
            #expect(texts(seen) == ["own"], "\(seen)")
        }
    }

    @Test("A file that is swapped for a link never hands in what the link leads to")
    func file() throws {
        let reference = try HandInFolder()
        try reference.write("reference", to: "BaseView.swift")
        let folder = try HandInFolder()
        try folder.write("own", to: "BaseView.swift")
        try folder.link("other", to: "\(reference.root)/BaseView.swift")
        #expect(texts(answers(folder, swapping: "BaseView.swift")) == ["own"])
    }

    @Test("A student's whole folder that is swapped for a link is not followed either")
    func submission() throws {
        let reference = try HandInFolder()
        try reference.write("reference", to: "BaseView.swift")
        let students = try HandInFolder()
        try students.write("own", to: "ada/BaseView.swift")
        try students.link("other", to: reference.root)
        let swapping = Swapping(
            "\(students.root)/ada",
            "\(students.root)/other",
            aside: "\(students.root)/aside"
        )
        defer { swapping.stop() }
        let submission = SubmissionFolder(path: "\(students.root)/ada")
        var seen: Set<SubmittedFile> = []
        for _ in 0..<10_000 {
            seen.insert(submission.answers(to: [.systemHitTest], stubs: [:])[0])
        }
        #expect(texts(seen) == ["own"])
    }

    @Test("Files of one name are not read without end")
    func manyCandidates() throws {
        let folder = try HandInFolder()
        for number in 0...200 { try folder.write("\(number)", to: "\(number)/BaseView.swift") }
        #expect(
            folder.answer()
                == .notAccepted("There are 201 files named BaseView.swift. Hand in one.")
        )
    }
}
