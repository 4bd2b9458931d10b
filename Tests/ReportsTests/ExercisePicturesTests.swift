import Catalogue
import Scenario
import Suites
import Testing

@testable import Reports

/// Claims about the picture of each scene that a student can be shown.
@Suite("The pictures of the exercises' scenes")
struct ExercisePicturesTests {
    @Test(
        "No picture is wider than the terminal or taller than allowed, and each touch is marked",
        arguments: Exercise.all
    )
    func size(exercise: Exercise) throws {
        let answer = PicturedAnswer(isRound: exercise.name == "RoundButton")
        for named in try scenes(of: exercise) {
            for step in Set([0, named.scene.script.count - 1]) {
                for (columns, glyphs) in terminals {
                    let style = TextStyle(glyphs: glyphs, columns: columns)
                    let picture = ScenePicture(
                        named.scene,
                        step: step,
                        of: answer,
                        style: style,
                        maximumRows: 16,
                        maximumDotRows: 22
                    )
                    check(picture, style, named.identifier)
                }
            }
        }
    }

    private let terminals: [(columns: Int, glyphs: Glyphs)] = [
        (60, .unicode), (80, .ascii), (140, .unicode),
    ]

    /// The first scene of each test.
    private func scenes(of exercise: Exercise) throws -> [(identifier: String, scene: Scene)] {
        let cases = try SuiteCases(exercise, workbook: Workbook()).all()
        let byTest = Dictionary(grouping: cases) { $0.identifier.prefix { $0 != "." } }
        return byTest.values.compactMap(\.first).map { ($0.identifier, $0.scene) }
    }

    private func check(_ picture: ScenePicture, _ style: TextStyle, _ name: String) {
        let lines = picture.lines.rendered(in: style).split(separator: "\n")
        #expect(lines.allSatisfy { String($0).displayWidth <= style.columns }, "\(name)")
        let captions = ["  \(style.glyphs.touch) tap at ", "  before: "]
        guard let tap = lines.firstIndex(where: { $0.hasPrefix(captions[0]) }),
            let end = lines.firstIndex(where: { line in captions.contains { line.hasPrefix($0) } })
        else { return }
        #expect(end <= 22, "\(name)")
        #expect(lines[..<min(tap, end)].contains { $0.contains(style.glyphs.touch) }, "\(name)")
    }
}
