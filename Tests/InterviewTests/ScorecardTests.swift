import Foundation
import Reports
import Testing

@testable import Interview

@Suite("The scorecard")
struct ScorecardTests {
    private static func interview(_ shares: [(InterviewItem, Double?)], unreached: Int = 0)
        -> PastInterview
    {
        var state = InterviewState(
            InterviewOrder(seed: 9),
            bank: QuestionBankTests.bank,
            beginning: Date(timeIntervalSince1970: 0)
        )
        let rest = Array(repeating: InterviewItem.code(exercise: 1), count: unreached)
        state.items = shares.map(\.0) + rest
        state.results = shares.map { share in share.1.map { .marked($0) } ?? .dropped }
        return PastInterview(state, bank: QuestionBankTests.bank)
    }

    private static let first: [(InterviewItem, Double?)] = [
        (.explain(identifier: "view-and-layer"), 0.5),
        (.predict(.chain, PredictionLevel(2), seed: 1), 1),
        (.predict(.order, PredictionLevel(2), seed: 1), nil),
        (.code(exercise: 6), 0.25),
    ]

    private func text(
        _ interview: PastInterview,
        before: [PastInterview] = [],
        glyphs: Glyphs = .unicode
    ) -> String {
        var page = Page(TextStyle(glyphs: glyphs))
        Scorecard(interview: interview, before: before, bank: QuestionBankTests.bank)
            .addWithTitle(to: &page)
        return page.lines.rendered(in: page.style)
    }

    @Test("Topics with their scores, the whole, what was not reached, and what to practise")
    func whole() {
        let interview = ScorecardTests.interview(ScorecardTests.first, unreached: 2)
        #expect(
            text(interview) == """
                Scorecard, seed 9
                  Views and layers     █████░░░░░   50 %  1 question
                  The responder chain  ████░░░░░░   44 %  2 questions

                  Together 45 %: explain 50 %, predict 100 %, code 25 % (counts three times).
                  2 questions not reached; they do not count.

                  To practise
                    The responder chain: `make quiz`, then `make check EX=6`
                    Views and layers: `make check EX=1` and `make check EX=2`

                """
        )
    }

    @Test("The advice on an exercise that has passed is to write it again")
    func passed() {
        var page = Page(TextStyle(glyphs: .unicode))
        Scorecard(
            interview: ScorecardTests.interview(ScorecardTests.first),
            before: [],
            bank: QuestionBankTests.bank,
            passed: [1, 6]
        ).add(to: &page)
        let words = page.lines.rendered(in: page.style).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        #expect(
            words.hasSuffix(
                "The responder chain: `make quiz`, then exercise 6 again (`make reset EX=6` keeps your "
                    + "answer) Views and layers: exercise 1 again (`make reset EX=1` keeps your answer) "
                    + "and `make check EX=2`"
            )
        )
    }

    @Test("All right, in ASCII, with the interview before")
    func allRight() {
        let now = ScorecardTests.interview([(.explain(identifier: "view-and-layer"), 1)])
        let before = ScorecardTests.interview([(.explain(identifier: "view-and-layer"), 0.5)])
        #expect(
            text(now, before: [before], glyphs: .ascii) == """
                Scorecard, seed 9
                  Views and layers  ##########  100 %  1 question

                  Together 100 %: explain 100 %.
                  Before: 50 %. Now: 100 %.

                  No topic is below 80 %. `make quiz` has more questions.

                """
        )
    }

    @Test("Nothing answered is nothing scored")
    func nothing() {
        #expect(
            text(ScorecardTests.interview([]))
                == "Scorecard, seed 9\n  Nothing was answered, so nothing is scored.\n"
        )
    }

    @Test(
        "The trend names the last five, and compares with their mean",
        arguments: [
            (
                [0.5, 0.6], 0.7,
                "The last 2 interviews of this kind: 50 %, 60 %. Now 70 %, better than their mean "
                    + "of 55 %."
            ),
            (
                [0.5, 0.6], 0.4,
                "The last 2 interviews of this kind: 50 %, 60 %. Now 40 %, worse than their mean "
                    + "of 55 %."
            ),
            (
                [0.5], 0.51,
                "Before: 50 %. Now: 51 %."
            ),
            (
                [0, 0, 0.2, 0.4, 0.6, 0.8, 1], 0.6,
                "The last 5 interviews of this kind: 20 %, 40 %, 60 %, 80 %, 100 %. Now 60 %, "
                    + "about the same as their mean of 60 %."
            ),
        ]
    )
    func trend(before: [Double], now: Double, sentence: String) {
        func interview(_ share: Double) -> PastInterview {
            ScorecardTests.interview([(.explain(identifier: "view-and-layer"), share)])
        }
        #expect(Trend(interview(now), before: before.map(interview))?.sentence == sentence)
        #expect(Trend(interview(now), before: []) == nil)
    }

    @Test("Only interviews of the same length, topic and questions are compared")
    func likeWithLike() {
        let now = ScorecardTests.interview([(.explain(identifier: "view-and-layer"), 0.5)])
        var others = Array(repeating: now, count: 4)
        others[0].minutes = 10
        others[1].terms?.topic = "gestures"
        others[2].terms = nil
        others[3] = ScorecardTests.interview(
            [(.explain(identifier: "view-and-layer"), nil)] + [
                (.predict(.order, PredictionLevel(2), seed: 1), 1)
            ]
        )
        for other in others {
            #expect(
                Trend(now, before: [other])?.sentence
                    == "No earlier interview of this kind to compare with."
            )
        }
        #expect(
            Trend(now, before: others + [now])?.sentence
                == "Before: 50 %. Now: 50 %."
        )
    }
}
