import Foundation
import Platform

extension Exercise {
    /// The exercises in the workbook's folders, or the first fault in them.
    package static let catalogue = Result { () throws(Fault) in
        try exercises(in: Workbook().root)
    }

    /// All exercises in order; empty if the ``catalogue`` has a fault.
    package static let all: [Exercise] = (try? catalogue.get()) ?? []

    /// Reads the exercises of a workbook: one for each folder under Exercises with a manifest.
    package static func exercises(in root: String) throws(Fault) -> [Exercise] {
        let folder = "\(root)/Exercises"
        let slugs = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var exercises: [Exercise] = []
        for slug in slugs.sorted() {
            let path = "\(folder)/\(slug)/\(manifestFile)"
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            exercises.append(try Exercise(slug, manifest: data, root: root))
        }
        guard exercises.map(\.number) == Array(1..<exercises.count + 1), !exercises.isEmpty else {
            let numbers = exercises.map { "\($0.number)" }.joined(separator: ", ")
            throw Fault(
                "The folders under Exercises must be numbered from 1 on; they are \(numbers)."
            )
        }
        return exercises
    }

    static let manifestFile = "exercise.json"

    private init(_ slug: String, manifest data: Data, root: String) throws(Fault) {
        let parts = slug.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]), !parts[1].isEmpty else {
            throw Fault(
                "Exercises/\(slug) is not a number and a name, such as 03-SystemHitTest."
            )
        }
        let solutions = "\(root)/Solutions/\(slug)"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: solutions)) ?? []
        let references = files.filter { $0.hasSuffix(".swift") && $0 != "Stub.swift" }
        guard let answerFile = references.first, references.count == 1 else {
            throw Fault(
                "Solutions/\(slug) must have one Swift file beside Stub.swift, the reference."
            )
        }
        let type = answerFile.dropLast(".swift".count)
        let stub = FileManager.default.contents(atPath: "\(solutions)/Stub.swift") ?? Data()
        guard let declaration = Exercise.declaration(of: String(type), in: stub) else {
            throw Fault("Solutions/\(slug)/Stub.swift does not declare \(type).")
        }
        do {
            self.init(
                number: number,
                name: String(parts[1]),
                answerFile: answerFile,
                declaration: declaration,
                manifest: try JSONDecoder().decode(ExerciseManifest.self, from: data)
            )
        } catch {
            let words = (error as? DecodingError)?.words ?? "\(error)"
            throw Fault("Exercises/\(slug)/\(Exercise.manifestFile): \(words).")
        }
    }

    /// The declaration of a type, up to its opening brace.
    private static func declaration(of type: String, in stub: Data) -> String? {
        // Every command reads this, and searching text takes a tenth of a regular expression's time.
        let text = String(decoding: stub, as: UTF8.self)
        for keyword in ["class", "enum", "struct"] {
            guard let found = text.range(of: "\(keyword) \(type)"),
                let next = text[found.upperBound...].first, ": {".contains(next)
            else { continue }
            return text[found.lowerBound...].prefix { $0 != "{" }
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
        return nil
    }
}
