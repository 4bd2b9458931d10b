import Catalogue
import Foundation
import Platform

/// All topics and their questions.
///
/// `Sources/Interview/Bank` has one Markdown file for each topic. Add a section to add a question,
/// and a file to add a topic.
package struct QuestionBank: Sendable {
    /// The topics, in the order of their files.
    package private(set) var topics: [Topic] = []
    /// The questions, in the order of their files.
    package private(set) var questions: [BankQuestion] = []

    package init(_ workbook: Workbook) throws(Fault) {
        try self.init(folder: workbook.questionBank)
    }

    package init(folder: String) throws(Fault) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let files = names.filter { $0.hasSuffix(".md") }.sorted()
        guard !files.isEmpty else {
            throw Fault(
                "\(folder): there is no question here; `git checkout` brings the bank back."
            )
        }
        for file in files {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else {
                throw Fault("\(file): the file cannot be read.")
            }
            try add(BankReader(String(decoding: data, as: UTF8.self), file: file).read())
        }
    }

    private mutating func add(
        _ section: (topic: Topic, questions: [BankQuestion])
    ) throws(Fault) {
        topics.append(section.topic)
        for question in section.questions {
            guard self.question(question.identifier) == nil else {
                throw Fault(
                    "\(section.topic.slug): there are two questions with the id "
                        + "\(question.identifier)."
                )
            }
            questions.append(question)
        }
    }

    package func question(_ identifier: String) -> BankQuestion? {
        questions.first { $0.identifier == identifier }
    }

    package func topic(_ slug: String) -> Topic? {
        topics.first { $0.slug == slug }
    }
}
