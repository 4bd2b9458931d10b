import Examples
import Foundation

@testable import Pages

/// The files of pages, and how tests read a page's source.
enum WebSources {
    static let files = WebFiles(folder: WebFolder.path)

    /// The value of the first attribute of a name, unescaped.
    static func attribute(_ name: String, in source: String) -> String? {
        contents(between: "\(name)=\"", and: "\"", in: source).first.map(unescaped)
    }

    static func contents(between start: String, and end: String, in source: String) -> [String] {
        source.components(separatedBy: start).dropFirst()
            .map { $0.components(separatedBy: end)[0] }
    }

    private static func unescaped(_ text: String) -> String {
        text.replacing("&#39;", with: "'").replacing("&quot;", with: "\"")
            .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
}
