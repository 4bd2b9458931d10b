import Platform
import Reports
import Results

/// An interview's results by topic, with advice on practice and a comparison with earlier ones.
struct Scorecard {
    let interview: PastInterview
    let before: [PastInterview]
    let bank: QuestionBank
    /// The numbers of the exercises that the candidate has passed.
    var passed: Set<Int> = []

    /// The share below which a topic needs practice.
    private static let enough = 0.8
    private static let maximumPractices = 3
    private static let barWidth = 10

    var title: String { "Scorecard, seed \(interview.seed)" }

    func addWithTitle(to page: inout Page) {
        page.paragraph(title, .strong)
        add(to: &page)
    }

    /// Adds everything but the title, which a document already has.
    func add(to page: inout Page) {
        guard let share = interview.share else {
            return page.paragraph("Nothing was answered, so nothing is scored.", indent: 2)
        }
        addTopics(to: &page)
        page.gap()
        let tasks = PastInterview.Assignment.allCases.compactMap { task in
            interview.tasks[task]?.share.map { "\(task.rawValue) \($0.percent)" }
        }
        let weights = interview.tasks[.code] == nil ? "" : " (counts three times)"
        page.paragraph(
            "Together \(share.percent): \(tasks.joined(separator: ", "))\(weights).",
            .strong,
            indent: 2
        )
        if interview.unreached > 0 {
            page.paragraph(
                "\(counted(interview.unreached, "question")) not reached; they do not count.",
                indent: 2
            )
        }
        if let trend = Trend(interview, before: before) {
            page.paragraph(trend.sentence, indent: 2)
        }
        addPractice(to: &page)
    }

    // MARK: Topics

    private var scored: [(topic: Topic, score: PastInterview.Score, share: Double)] {
        bank.topics.compactMap { topic in
            guard let score = interview.topics[topic.slug], let share = score.share else {
                return nil
            }
            return (topic, score, share)
        }
    }

    private func addTopics(to page: inout Page) {
        let glyphs = page.style.glyphs
        let width = scored.map(\.topic.title.displayWidth).max() ?? 0
        for (topic, score, share) in scored {
            var line = StyledLine("  " + topic.title)
            line.pad(to: 2 + width + 2)
            let full = Int((share * Double(Scorecard.barWidth)).rounded())
            line.append(
                String(repeating: glyphs.full, count: full),
                share >= Scorecard.enough ? .good : .caution
            )
            line.append(String(repeating: glyphs.empty, count: Scorecard.barWidth - full), .faint)
            let percent = share.percent
            line.append("  " + String(repeating: " ", count: max(0, 5 - percent.count)) + percent)
            line.append("  \(counted(score.count, "question"))", .faint)
            page.add(line)
        }
    }

    // MARK: Practice

    private func addPractice(to page: inout Page) {
        let weak = scored.filter { $0.share < Scorecard.enough }.sorted { $0.share < $1.share }
        page.gap()
        guard !weak.isEmpty else {
            return page.paragraph(
                "No topic is below \(Scorecard.enough.percent). `\(DisplayedCommand("quiz").words())` "
                    + "has more questions.",
                .good,
                indent: 2
            )
        }
        page.paragraph("To practise", .strong, indent: 2)
        for (topic, _, _) in weak.prefix(Scorecard.maximumPractices) {
            page.paragraph("\(topic.title): \(practice(topic))", indent: 4)
        }
    }

    /// Advice on a topic, without exercises that are already passed.
    private func practice(_ topic: Topic) -> String {
        passed.reduce(topic.practice) { advice, number in
            let (check, reset) = (
                DisplayedCommand("check", number), DisplayedCommand("reset", number)
            )
            return advice.replacing(
                "`\(check.words(as: .make))`",
                with: "exercise \(number) again (`\(reset.words())` keeps your answer)"
            )
        }
    }
}

extension Double {
    /// A share as a percentage, such as "74 %".
    var percent: String { "\(Int((self * 100).rounded())) %" }
}
