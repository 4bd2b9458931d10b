import Platform

/// Reads one file of the bank.
///
/// ```
/// # The topic's title
/// practise: advice on what to practise
///
/// ## The question?
/// id: a-permanent-name
/// level: 1
/// source: the document behind the answer
///
/// The answer, in paragraphs.
///
/// ### Points
/// - a point that an interviewer listens for
///
/// ### Wrong answers
/// - a frequent mistake
/// ```
struct BankReader {
    private let lines: [Substring]
    private let file: String
    private let slug: String

    init(_ text: String, file: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        self.file = file
        slug = String(file.dropLast(3).drop { $0.isNumber || $0 == "-" })
    }

    /// The part of a section to which a line belongs.
    private enum Part { case head, answer, points, wrongAnswers }

    private struct Draft {
        var line: Int
        var fields: [String: String] = [:]
        var text: String
        var answer: [String] = []
        var points: [String] = []
        var wrongAnswers: [String] = []
        var part = Part.head
    }

    func read() throws(Fault) -> (topic: Topic, questions: [BankQuestion]) {
        var title: String?
        var practice = ""
        var drafts: [Draft] = []
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("## ") {
                drafts.append(Draft(line: index + 1, text: String(line.dropFirst(3))))
            } else if var draft = drafts.popLast() {
                try take(line, at: index + 1, &draft)
                drafts.append(draft)
            } else if line.hasPrefix("# ") {
                title = String(line.dropFirst(2))
            } else if let field = BankReader.field(line), field.name == "practise" {
                practice = field.value
            } else if !line.isEmpty {
                throw fault(index + 1, "this belongs to no question.")
            }
        }
        guard let title, !practice.isEmpty else {
            throw fault(1, "a topic begins with `# ` and its title, and a line `practise: `.")
        }
        let topic = Topic(slug: slug, title: title, practice: practice)
        var questions: [BankQuestion] = []
        for draft in drafts { questions.append(try question(draft)) }
        return (topic, questions)
    }

    private func take(_ line: Substring, at number: Int, _ draft: inout Draft) throws(Fault) {
        if line == "### Points" {
            draft.part = .points
        } else if line == "### Wrong answers" {
            draft.part = .wrongAnswers
        } else if line.hasPrefix("#") {
            throw fault(number, "a section is `### Points` or `### Wrong answers`.")
        } else if draft.part == .head, let field = BankReader.field(line) {
            draft.fields[field.name] = field.value
        } else {
            switch draft.part {
            case .head, .answer:
                if draft.part == .answer || !line.isEmpty { draft.answer.append(String(line)) }
                if !line.isEmpty { draft.part = .answer }
            case .points: try item(line, at: number, &draft.points)
            case .wrongAnswers: try item(line, at: number, &draft.wrongAnswers)
            }
        }
    }

    /// Reads a list item, which begins with a dash; its continuation lines are indented.
    private func item(_ line: Substring, at number: Int, _ list: inout [String]) throws(Fault) {
        if line.hasPrefix("- ") {
            list.append(String(line.dropFirst(2)))
        } else if line.hasPrefix("  "), let last = list.popLast() {
            list.append(last + " " + line.drop { $0 == " " })
        } else if !line.isEmpty {
            throw fault(number, "an item begins with `- `, and goes on two columns further right.")
        }
    }

    private func question(_ draft: Draft) throws(Fault) -> BankQuestion {
        guard let identifier = draft.fields["id"], let source = draft.fields["source"],
            let level = draft.fields["level"].flatMap({ Int($0) }),
            BankQuestion.levels.contains(level)
        else { throw fault(draft.line, "a question needs an id, a level of 1 to 3, and a source.") }
        let paragraphs = draft.answer.split(separator: "").map { $0.joined(separator: " ") }
        guard !paragraphs.isEmpty, !draft.points.isEmpty, !draft.wrongAnswers.isEmpty else {
            throw fault(draft.line, "a question needs an answer, points and wrong answers.")
        }
        return BankQuestion(
            identifier: identifier,
            topic: slug,
            level: level,
            text: draft.text,
            answer: paragraphs.joined(separator: "\n"),
            points: draft.points,
            wrongAnswers: draft.wrongAnswers,
            source: source
        )
    }

    private static func field(_ line: Substring) -> (name: String, value: String)? {
        for name in ["id", "level", "source", "practise"] where line.hasPrefix("\(name): ") {
            return (name, String(line.dropFirst(name.count + 2)))
        }
        return nil
    }

    private func fault(_ line: Int, _ problem: String) -> Fault {
        Fault("\(file):\(line): \(problem)")
    }
}
