import Testing

extension CommandTests {
    @Suite("A class with an answer that prints much")
    struct ClassPrintingTests {
        @Test("The output of a right answer costs it nothing")
        func rightAnswer() throws {
            let sample = try GradedClass()
            let print = "print(String(repeating: \"abcdef \", count: 60))\n"
            try sample.handIn("ada", body: print + BaseViewAnswer.right)
            try sample.grade("--seed", "11")
            let grades = try sample.grades()
            let answer = try #require(grades.of("ada")?.third)
            #expect(answer.outcome == "passed")
            #expect(answer.points == answer.maxPoints)
        }
    }
}
