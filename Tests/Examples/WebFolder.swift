import Foundation

/// The folder of the style sheets, scripts and templates of pages.
package enum WebFolder {
    package static let path =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path + "/Sources/Pages/Web"
}
