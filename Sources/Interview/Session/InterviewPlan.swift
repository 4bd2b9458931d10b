import Catalogue
import Scenario

struct InterviewPlan {
    let order: InterviewOrder
    let bank: QuestionBank

    /// The shortest interview with a code question, in minutes.
    private static let minimumMinutesWithCode = 5
    /// The largest share of the time that goes to code.
    private static let shareOfCode = 0.5
    /// The exercises whose code fits into a short interview, counted from the first.
    private static let shortExercises = 3
    /// The approximate minutes for a question of each kind.
    private static let minutes = (explain: 3.0, predict: 1.5, code: 15.0)
    /// The share of the time without code that goes to questions of the bank.
    private static let shareOfExplaining = 0.7

    /// The questions in order: explanations and predictions alternate, and code comes last.
    var items: [InterviewItem] {
        var generator = SeededGenerator(seed: order.seed)
        let numbers = numbers
        var explain = explainItems(numbers.explain, using: &generator)
        var predict = predictItems(numbers.predict, using: &generator)
        var items: [InterviewItem] = []
        while !explain.isEmpty || !predict.isEmpty {
            if !explain.isEmpty { items.append(explain.removeFirst()) }
            if !predict.isEmpty { items.append(predict.removeFirst()) }
        }
        return items + codeItems(numbers.code, using: &generator)
    }

    private var numbers: (explain: Int, predict: Int, code: Int) {
        let hasCode = !exercises.isEmpty
        let hasPredictions = !kinds.isEmpty
        if let total = order.questions {
            let code = hasCode && total > 1 ? 1 : 0
            let predict = hasPredictions ? (total - code) / 2 : 0
            return (total - code - predict, predict, code)
        }
        let code = hasCode && order.minutes >= InterviewPlan.minimumMinutesWithCode ? 1 : 0
        let rest = Double(order.minutes) - Double(code) * minutesForCode
        let explaining = hasPredictions ? InterviewPlan.shareOfExplaining : 1
        let predicting = 1 - explaining
        return (
            max(1, Int((rest * explaining / InterviewPlan.minutes.explain).rounded())),
            Int((rest * predicting / InterviewPlan.minutes.predict).rounded()), code
        )
    }

    private var minutesForCode: Double {
        min(InterviewPlan.minutes.code, Double(order.minutes) * InterviewPlan.shareOfCode)
    }

    private func isWanted(_ topic: String) -> Bool { order.topic == nil || order.topic == topic }

    private var exercises: [Exercise] { Exercise.all.filter { isWanted($0.topic) } }

    private var kinds: [PredictionKind] { PredictionKind.allCases.filter { isWanted($0.topic) } }

    /// Random questions from each topic in turn, without repetition, sorted by level.
    private func explainItems(
        _ count: Int,
        using generator: inout SeededGenerator
    ) -> [InterviewItem] {
        var decks = bank.topics.map(\.slug).filter(isWanted).shuffled(using: &generator)
            .map { topic in
                bank.questions.filter { $0.topic == topic }.shuffled(using: &generator)
            }
        var drawn: [BankQuestion] = []
        while drawn.count < count, decks.contains(where: { !$0.isEmpty }) {
            for index in decks.indices where drawn.count < count {
                if let question = decks[index].popLast() { drawn.append(question) }
            }
        }
        let sorted = BankQuestion.levels.flatMap { level in drawn.filter { $0.level == level } }
        return sorted.map { .explain(identifier: $0.identifier) }
    }

    /// Scenes with rising difficulty, with each kind in turn.
    private func predictItems(
        _ count: Int,
        using generator: inout SeededGenerator
    ) -> [InterviewItem] {
        let kinds = kinds
        guard !kinds.isEmpty else { return [] }
        return (0..<count).map { index in
            .predict(
                kinds[index % kinds.count],
                PredictionLevel(2 + index * 3 / count),
                seed: generator.next()
            )
        }
    }

    private func codeItems(
        _ count: Int,
        using generator: inout SeededGenerator
    ) -> [InterviewItem] {
        let isShort = minutesForCode < InterviewPlan.minutes.code
        let fitting = isShort ? Array(exercises.prefix(InterviewPlan.shortExercises)) : exercises
        return fitting.shuffled(using: &generator).prefix(count)
            .map { .code(exercise: $0.number) }
    }
}
