import Catalogue
import Foundation
import Hashing

/// A hash of all repository files that a verdict depends on.
///
/// It identifies the workbook, and is the same on every machine.
package struct WorkbookEdition: Hashable, Sendable {
    package let text: String

    package init(_ workbook: Workbook) {
        let folders = ["Sources", "Tests/Grading", "Solutions", "Exercises"]
        var parts: [[UInt8]] = []
        for folder in folders {
            for path in WorkbookEdition.files(in: "\(workbook.root)/\(folder)") {
                parts.append(Array("\(folder)/\(path)".utf8))
                let data = FileManager.default.contents(
                    atPath: "\(workbook.root)/\(folder)/\(path)"
                )
                parts.append([UInt8](data ?? Data()))
            }
        }
        text = ContentHash(parts: parts).text
    }

    private static func files(in folder: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        return (paths ?? []).filter { path in
            guard !folder.hasSuffix("/Exercises") else {
                // A student's own files lie beside the manifests.
                return path.hasSuffix("/exercise.json")
            }
            return [".swift", ".json", ".txt"].contains(where: path.hasSuffix)
                && !path.contains("/Alternatives/")
        }.sorted()
    }
}
