import Catalogue
import Foundation

/// A sentence under "Graded" in a lesson, with the tests that check it.
///
/// The solution's `Graded.txt` lists the sentences in the order of the lesson:
///
/// ```
/// Sentence: that hit testing changes nothing in the scene
/// Tests: purity
/// Broken by: HidesItselfAndAsksAgain
/// ```
struct GradedSentence: Hashable, Sendable {
    var sentence: String
    /// The functions of the tests that check it.
    var tests: [String]
    /// The misconceptions that violate it.
    var misconceptions: [String]

    /// The fewest sentences that an exercise grades.
    static let minimum = 4

    static func all(of exercise: Exercise, in workbook: Workbook) -> [GradedSentence] {
        let path = "\(workbook.root)/Solutions/\(exercise.slug)/Graded.txt"
        let text = String(
            decoding: FileManager.default.contents(atPath: path) ?? Data(),
            as: UTF8.self
        )
        return text.split(separator: "\n", omittingEmptySubsequences: false).split(separator: "")
            .map { lines in
                var values: [String: String] = [:]
                for line in lines {
                    let halves = line.split(separator: ": ", maxSplits: 1).map(String.init)
                    if halves.count == 2 { values[halves[0]] = halves[1] }
                }
                return GradedSentence(
                    sentence: values["Sentence"] ?? "",
                    tests: (values["Tests"] ?? "").split(separator: ", ").map(String.init),
                    misconceptions: (values["Broken by"] ?? "").split(separator: ", ")
                        .map(String.init)
                )
            }
    }

    /// The sentences under "Graded" in a lesson: the items of its list, each on one line.
    static func sentences(inLesson text: String) -> [String] {
        var sentences: [String] = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let section = lines.drop { !$0.hasPrefix("**Graded:**") }.dropFirst().prefix { !$0.isEmpty }
        for line in section {
            if line.hasPrefix("- ") {
                sentences.append(String(line.dropFirst(2)))
            } else if let last = sentences.popLast() {
                sentences.append(last + " " + line.trimmingCharacters(in: .whitespaces))
            }
        }
        return sentences
    }
}
