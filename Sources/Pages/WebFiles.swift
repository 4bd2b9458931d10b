import Foundation
import Platform

/// The style sheets, scripts and templates of pages, read each time a page is made.
package struct WebFiles: Sendable {
    private let folder: String

    /// - Parameter folder: `Sources/Pages/Web`, or the folder of another module's files.
    package init(folder: String) {
        self.folder = folder
    }

    /// The text of a file, such as `theme.css`.
    package func text(_ name: String) throws(Fault) -> String {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
            throw Fault("\(folder)/\(name) is missing; the workbook's folder is incomplete")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
