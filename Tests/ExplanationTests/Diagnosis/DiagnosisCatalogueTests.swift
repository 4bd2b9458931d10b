import Behaviours
import Foundation
import Scenario
import Testing

@testable import Catalogue
@testable import Explanation

@Suite("The catalogue of known wrong answers")
struct DiagnosisCatalogueTests {
    private let workbook: Workbook
    private let exercise: Exercise

    init() throws {
        let folder = "\(NSTemporaryDirectory())/catalogue-\(UUID().uuidString)"
        workbook = Workbook(environment: ["WORKBOOK_ROOT": folder])
        exercise = try #require(Exercise.all.first)
        try FileManager.default.createDirectory(
            atPath: workbook.misconceptions(exercise),
            withIntermediateDirectories: true
        )
    }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    private func writeMisconception(_ title: String, named name: String) throws {
        try write(
            "// Misconception: \(title)\n",
            to: "\(workbook.misconceptions(exercise))/\(name).swift"
        )
    }

    private func writeFingerprints(of names: String...) throws {
        let fingerprint = Fingerprints.Fingerprint(
            failedTests: names,
            behaviour: BehaviourText(rawValue: ".")
        )
        let fingerprints = Fingerprints(
            misconceptions: Dictionary(uniqueKeysWithValues: names.map { ($0, fingerprint) })
        )
        try write(try fingerprints.text(), to: workbook.fingerprints(exercise))
    }

    @Test("The catalogue is kept until a file changes, comes or goes")
    func changes() throws {
        defer { try? FileManager.default.removeItem(atPath: workbook.root) }
        let catalogue = DiagnosisCatalogue()
        var titles: [String] {
            catalogue.known(of: exercise, in: workbook).map(\.misconception.title)
        }
        #expect(titles.isEmpty)
        try writeMisconception("A view is asked twice", named: "AskedTwice")
        try writeMisconception("A view is never asked", named: "NeverAsked")
        try writeFingerprints(of: "AskedTwice")
        #expect(titles == ["A view is asked twice"])
        #expect(titles == ["A view is asked twice"])
        try writeMisconception("A view is asked two times", named: "AskedTwice")
        #expect(titles == ["A view is asked two times"])
        try writeFingerprints(of: "AskedTwice", "NeverAsked")
        #expect(titles == ["A view is asked two times", "A view is never asked"])
        try FileManager.default.removeItem(
            atPath: "\(workbook.misconceptions(exercise))/AskedTwice.swift"
        )
        #expect(titles == ["A view is never asked"])
    }
}
