import Examples
import Scenario
import Testing

@testable import Upkeep

@Suite("Right answers with statements left out")
struct RemovedStatementsTests {
    private let text = """
        func hitTest() -> Int? {
            guard isOpen else { return nil }
            let first = 1
            print(first)
            return first
        }
        """

    @Test("Each statement is left out alone")
    func oneByOne() {
        let removed = RemovedStatements.all(of: text).map(\.removed)
        for line in ["guard isOpen else { return nil }", "let first = 1", "print(first)"] {
            #expect(removed.contains([line]))
        }
    }

    @Test("More and more are left out from the front and from the end; the last answer stays")
    func rows() {
        let all = RemovedStatements.all(of: text)
        #expect(
            all.contains { $0.removed == ["guard isOpen else { return nil }", "let first = 1"] }
        )
        #expect(all.contains { $0.removed == ["let first = 1", "print(first)"] })
        for one in all where one.removed.count > 1 { #expect(one.text.contains("return first")) }
    }

    @Test("The remaining text is the rest, letter by letter")
    func rest() throws {
        let one = try #require(
            RemovedStatements.all(of: text).first { $0.removed == ["print(first)"] }
        )
        #expect(one.text == text.replacing("print(first)", with: ""))
    }

    @Test("A few removals from each exercise are told no belief as more than possible")
    func sample() throws {
        let told = try RemovalRun(.roundButton, workbook: TestWorkbook.workbook, limit: 8).told()
        #expect(told.count == 8)
        #expect(RemovalTable([(5, told)]).isGood)
    }
}
