import Catalogue
import Foundation
import Pages

/// The lessons' committed figures, as parts of a page.
struct BookFigures {
    let workbook: Workbook

    /// A figure by its file's name.
    ///
    /// The page has the figures' style.
    func figure(_ name: String, of exercise: Exercise) throws -> HTML {
        let path = "\(workbook.figures(exercise))/\(name)"
        guard let data = FileManager.default.contents(atPath: path) else {
            throw BookFault("\(path) is missing: make figures draws it")
        }
        let svg = String(decoding: data, as: UTF8.self)
            .replacing(#/(?s)<style>.*?<\/style>\s*/#, with: "")
        return .element("figure", ["class": "figure"], [HTML(trusted: svg)])
    }
}
