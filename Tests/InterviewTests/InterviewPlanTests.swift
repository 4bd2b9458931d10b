import Testing

@testable import Interview

@Suite("Which questions an interview has")
struct InterviewPlanTests {
    private func items(_ order: InterviewOrder) -> [InterviewItem] {
        InterviewPlan(order: order, bank: QuestionBankTests.bank).items
    }

    private func numbers(_ order: InterviewOrder) -> [Int] {
        let items = items(order)
        return [
            items.count { if case .explain = $0 { true } else { false } },
            items.count { if case .predict = $0 { true } else { false } },
            items.count { if case .code = $0 { true } else { false } },
        ]
    }

    @Test(
        "The time decides how many there are of each kind",
        arguments: [
            (45, [7, 6, 1]), (20, [2, 2, 1]), (10, [1, 1, 1]), (5, [1, 1, 1]), (4, [1, 1, 0]),
            (1, [1, 0, 0]), (90, [18, 15, 1]),
        ]
    )
    func byTime(minutes: Int, counts: [Int]) {
        #expect(numbers(InterviewOrder(seed: 1, minutes: minutes)) == counts)
    }

    @Test(
        "Or their number does",
        arguments: [(1, [1, 0, 0]), (2, [1, 0, 1]), (3, [1, 1, 1]), (10, [5, 4, 1])]
    )
    func byNumber(questions: Int, counts: [Int]) {
        #expect(numbers(InterviewOrder(seed: 1, questions: questions)) == counts)
    }

    @Test("A short interview asks for the code of one of the first exercises")
    func shortCode() {
        let exercises = (1...40 as ClosedRange<UInt64>).compactMap { seed in
            if case .code(let exercise) = items(InterviewOrder(seed: seed, minutes: 10)).last {
                exercise
            } else {
                nil
            }
        }
        #expect(exercises.count == 40 && Set(exercises) == [1, 2, 3])
    }

    @Test("The same seed draws the same questions, another one others")
    func seeds() {
        #expect(items(InterviewOrder(seed: 1)) == items(InterviewOrder(seed: 1)))
        #expect(items(InterviewOrder(seed: 1)) != items(InterviewOrder(seed: 2)))
    }

    @Test("No question comes twice, easy ones come first, and code comes last")
    func order() {
        let bank = QuestionBankTests.bank
        for seed in 1...50 as ClosedRange<UInt64> {
            let items = items(InterviewOrder(seed: seed))
            #expect(Set(items).count == items.count)
            let levels = items.compactMap { item in
                if case .explain(let identifier) = item {
                    bank.question(identifier)?.level
                } else {
                    nil
                }
            }
            #expect(levels == levels.sorted())
            if case .code = items.last {} else { Issue.record("no code at the end") }
        }
    }

    @Test(
        "A topic has questions of its own only",
        arguments: QuestionBankTests.bank.topics.map(\.slug)
    )
    func topic(slug: String) {
        let items = items(InterviewOrder(seed: 3, topic: slug))
        #expect(!items.isEmpty)
        #expect(items.allSatisfy { $0.topic(in: QuestionBankTests.bank) == slug })
    }
}
