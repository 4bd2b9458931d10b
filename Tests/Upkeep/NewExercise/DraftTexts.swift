/// The initial texts of a new exercise.
struct DraftTexts {
    let name: String
    let number: Int
    let slug: String
    let marker: String

    /// The lesson, with the standard sections.
    var lesson: String {
        """
        # Exercise \(number): \(marker) the title

        ## The situation

        \(marker) where one meets the problem, in a few sentences.

        ## The idea

        \(marker) what one has to know.

        ## The task

        Edit `\(name).swift` in this folder. \(marker) what is to be done.

        **Graded:**
        - All this in random scenes.

        **Free:** \(marker) what an answer may do in its own way.

        **Never graded:** \(marker) what public sources do not settle.

        ## A worked picture

        \(marker) a scene with its touch, step by step.

        ## What the source document got wrong

        \(marker) the wrong listing, or that there is none.

        ## Where this bites in a real app

        \(marker) a case or two.

        ## What to read next

        \(marker) Apple's pages.

        """
    }

    var hints: String {
        """
        # Hints for exercise \(number)

        Read one, try again, come back.

        ## 1. A nudge

        \(marker) where to look.

        ## 2. The idea

        \(marker) what decides.

        ## 3. Nearly there

        \(marker) the steps, without code.

        """
    }

    /// The graded sentences, with their tests and misconceptions.
    var graded: String {
        """
        Sentence: All this in random scenes.
        Tests: randomScenes
        Broken by: \(marker) the name of a misconception

        """
    }

    var suite: String {
        let member = name.prefix(1).lowercased() + name.dropFirst()
        return """
            import Catalogue
            import Scenario
            import Testing

            extension Exercise {
                static let \(member) = graded("\(name)")
            }

            // \(marker) a test for each sentence that the lesson grades
            @Suite("Exercise \(number): \(name)", .serialized, .grades(.\(member)))
            struct \(name)Grading {
                @Test("Agrees with the reference for random scenes")
                func randomScenes() async throws {
                    try await gradeRandomScenes(.\(member))
                }
            }

            """
    }

    /// The line in the README's table of exercises.
    var overviewRow: String {
        "| [\(number)](Exercises/\(slug)/README.md) | \(marker) the task | \(marker) the lesson |"
    }

    var points: String {
        "\(number),randomScenes,2\n\(number),rule,25%\n\(number),constant,10%\n"
    }
}
