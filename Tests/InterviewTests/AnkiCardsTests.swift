import Testing

@testable import Interview

@Suite("Cards for Anki")
struct AnkiCardsTests {
    private let lines = AnkiCards.text(of: QuestionBankTests.bank).split(separator: "\n")

    @Test("The head says how the rest is to be read")
    func head() {
        #expect(
            lines.prefix(7) == [
                "#separator:tab", "#html:true", "#notetype:Basic", "#deck:Hit testing",
                "#columns:GUID\tFront\tBack\tTags", "#guid column:1", "#tags column:4",
            ]
        )
    }

    @Test("Each question is a row of four fields, under a name of its own")
    func rows() {
        let rows = lines.dropFirst(7).map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        #expect(rows.count == QuestionBankTests.bank.questions.count)
        #expect(rows.allSatisfy { $0.count == 4 && $0.allSatisfy { !$0.isEmpty } })
        #expect(Set(rows.map { $0[0] }).count == rows.count)
        #expect(rows.first?[0] == "hit-testing-workbook:view-and-layer")
        #expect(rows.first?[3] == "layers level-1")
    }

    @Test(
        "Characters that HTML would read otherwise are escaped, code is marked, and a line stays a line"
    )
    func html() {
        #expect(
            AnkiCards.html("a < b & `c > \"d\"`\nnext\tone")
                == "a &lt; b &amp; <code>c &gt; &quot;d&quot;</code><br>next one"
        )
        #expect(AnkiCards.html("`open") == "<code>open</code>")
    }
}
