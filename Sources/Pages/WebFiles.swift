import Foundation
import Platform

/// The style sheets, scripts and templates of pages, read when a page is made.
package struct WebFiles: Sendable {
    private let folder: String

    /// - Parameter folder: `Sources/Pages/Web`, or the folder of another module's files.
    package init(folder: String) {
        self.folder = folder
    }

    /// The text of a file, such as `theme.css`.
    package func text(_ name: String) throws(WebFileFault) -> String {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
            throw WebFileFault(path: "\(folder)/\(name)")
        }
        return String(decoding: data, as: UTF8.self)
    }
}

/// A file of a page that is not there.
package struct WebFileFault: ExplainedError {
    package let path: String

    package var message: String { "\(path) is missing; the workbook's folder is incomplete" }
}
