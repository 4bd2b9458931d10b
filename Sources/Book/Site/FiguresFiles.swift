import Catalogue
import Foundation
import Pages
import Platform

extension Workbook {
    /// A committed figure of a lesson, as a part of a page that has the figures' style.
    func figure(_ name: String, of exercise: Exercise) throws -> HTML {
        let path = "\(figures(exercise))/\(name)"
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Fault("\(path) is missing: make figures draws it")
        }
        let svg = String(decoding: data, as: UTF8.self)
            .replacing(#/(?s)<style>.*?<\/style>\s*/#, with: "")
        return .element("figure", ["class": "figure"], [HTML(trusted: svg)])
    }

    /// The contents of a file beside a lesson's figures; `nil` if there is no such file.
    func figuresFile<Value: Decodable>(
        _ name: String,
        of exercise: Exercise
    ) throws(Fault) -> Value? {
        let path = "\(figures(exercise))/\(name)"
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        do {
            return try JSONDecoder().decode(Value.self, from: data)
        } catch {
            throw Fault("\(path): \((error as? DecodingError)?.words ?? "\(error)")")
        }
    }
}
