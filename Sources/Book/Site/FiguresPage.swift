import Catalogue
import Pages

/// All figures of all lessons, to look things up by sight.
struct FiguresPage {
    let workbook: Workbook

    func page() throws -> BookPage {
        var pieces = [HTML.element("h1", ["id": "figures"], text: "All figures")]
        for exercise in Exercise.all {
            let heading = HTML.element(
                "a",
                ["href": BookLinks.file(of: exercise)],
                text: "\(exercise.number). \(exercise.title)"
            )
            pieces.append(.element("h2", ["id": exercise.slug.lowercased()], [heading]))
            let drawn = try workbook.figureFiles(exercise).map {
                try workbook.figure($0, of: exercise)
            }
            pieces.append(.element("div", ["class": "gallery"], drawn))
        }
        return BookPage(file: "figures.html", title: "All figures", body: .lines(pieces))
    }
}
