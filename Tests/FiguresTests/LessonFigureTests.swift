import Catalogue
import Examples
import Figures
import Foundation
import Scenario
import Testing
import Upkeep

@Suite("The lessons' figures")
struct LessonFigureTests {
    private let workbook = Workbook()

    @Test("The committed files are those that make figures writes", arguments: Exercise.all)
    func staleness(exercise: Exercise) throws {
        let maker = try FigureMaker(exercise, workbook: workbook)
        let drawn = try maker.drawn()
        let stale = drawn.filter(\.isStale).map(\.path)
        #expect(stale.isEmpty, "run make figures, look at them, and commit what changed")
        #expect(maker.leftovers(among: drawn).isEmpty)
        #expect(Set(drawn.map(\.figure.name)).count == drawn.count)
    }

    @Test("Each lesson shows each of its figures, with the figure's title", arguments: Exercise.all)
    func lessons(exercise: Exercise) throws {
        let lesson = try String(
            contentsOfFile: "\(workbook.root)/Exercises/\(exercise.slug)/README.md",
            encoding: .utf8
        )
        let shown = lesson.matches(of: #/!\[([^\]]*)\]\(figures\/([^)]+)\.svg\)/#)
            .map { (title: String($0.output.1), name: String($0.output.2)) }
        let descriptions = try FigureMaker(exercise, workbook: workbook).descriptions
        #expect(Set(shown.map(\.name)) == Set(descriptions.map(\.name)))
        #expect(!descriptions.isEmpty)
        for description in descriptions {
            #expect(
                shown.contains { $0.name == description.name && $0.title == description.title },
                "the alternative text of \(description.name) is not its title"
            )
        }
    }

    @Test(
        "A fault in the descriptions is a sentence with the file, the place and the choices",
        arguments: [
            (
                "\"tree\"", "\"forest\"",
                "entry 1, draws: forest is nothing to draw: choose one of scene, tree, chain"
            ),
            ("\"draws\"", "\"draw\"", "entry 1, draws is missing"),
            ("2", "true", "entry 1, step is not a number"),
            (
                "]", "",
                "this is not valid JSON: look for a comma, a quote or a bracket too few or too many"
            ),
        ]
    )
    func descriptionFault(right: String, wrong: String, words: String) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("figures-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = Workbook(environment: ["WORKBOOK_ROOT": folder.path])
        let figures = place.figures(.systemHitTest)
        try FileManager.default.createDirectory(
            atPath: figures,
            withIntermediateDirectories: true
        )
        let text = #"[{"name": "one", "title": "", "scene": "a.1", "step": 2, "draws": "tree"}]"#
        try Data(text.replacing(right, with: wrong).utf8)
            .write(to: URL(fileURLWithPath: "\(figures)/figures.json"))
        #expect {
            try FigureMaker(.systemHitTest, workbook: place)
        } throws: { error in
            (error as? UpkeepFault)?.message == "\(figures)/figures.json: \(words)"
        }
    }

    @Test("A figure of a case that no test has is refused with its name")
    func unknownCase() throws {
        let exercise = try Exercise.named("SystemHitTest")
        let maker = FigureMaker(
            exercise,
            workbook: workbook,
            descriptions: [try description(#"{"scene": "nowhere.1"}"#)]
        )
        #expect {
            try maker.drawn()
        } throws: { error in
            (error as? UpkeepFault)?.message
                == "The figure one of exercise 3 draws the case nowhere.1, which neither "
                + "a test nor a lesson has."
        }
    }

    @Test("A figure of a step that its case does not have is refused")
    func unknownStep() throws {
        let exercise = try Exercise.named("SystemHitTest")
        let maker = FigureMaker(
            exercise,
            workbook: workbook,
            descriptions: [try description(#"{"scene": "hiddenView.1", "step": 9}"#)]
        )
        #expect {
            try maker.drawn()
        } throws: { error in
            (error as? UpkeepFault)?.message
                == "The figure one of exercise 3 draws step 9, which hiddenView.1 does not have."
        }
    }

    private func description(_ json: String) throws -> FigureDescription {
        let fields = #""name": "one", "title": "One", "draws": "scene", "#
        return try JSONDecoder().decode(
            FigureDescription.self,
            from: Data(json.replacing("{", with: "{" + fields).utf8)
        )
    }
}

@Suite("The figures' colours")
struct FigureColourTests {
    /// The colours of light mode, and of dark mode.
    private static func palettes() -> [[String: Double]] {
        Figure.styleSheet.split(separator: "prefers-color-scheme").map { part in
            Dictionary(
                part.matches(of: #/--([a-z-]+): #([0-9a-f]{6})/#).map {
                    (String($0.output.1), luminance(String($0.output.2)))
                },
                uniquingKeysWith: { first, _ in first }
            )
        }
    }

    /// The relative luminance of a colour (WCAG 2.2).
    private static func luminance(_ hexadecimal: String) -> Double {
        let number = Int(hexadecimal, radix: 16) ?? 0
        let parts = [16, 8, 0].map { (shift: Int) -> Double in
            let part = Double((number >> shift) & 255) / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    @Test("All text has a contrast of at least 4.5 to what it stands on, light and dark")
    func contrast() throws {
        let palettes = FigureColourTests.palettes()
        #expect(palettes.count == 2)
        let pairs =
            [
                ("text", "ground"), ("text", "screen"), ("text", "view"), ("text", "hit"),
                ("faint", "ground"), ("touch", "ground"), ("asked", "ground"),
                ("ground", "hit-line"),
                ("ground", "asked"), ("touch", "screen"), ("faint", "screen"),
            ] + Tint.allCases.map { ("text", $0.rawValue) }
        for palette in palettes {
            for (text, ground) in pairs {
                let (first, second) = (
                    try #require(palette[text]), try #require(palette[ground])
                )
                let contrast = (max(first, second) + 0.05) / (min(first, second) + 0.05)
                #expect(contrast >= 4.5, "\(text) on \(ground): \(contrast)")
            }
        }
    }
}
