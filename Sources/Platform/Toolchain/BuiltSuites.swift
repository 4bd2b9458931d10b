import Foundation

/// The built grading suites: a program, or on macOS a test bundle, which is a folder that contains a library.
package struct BuiltSuites: Hashable, Sendable {
    /// The file with the suites, whose date and size change with each build, unlike those of a bundle.
    package let file: String
    package let isLibrary: Bool

    /// Finds the suites in the build folder; `nil` if they are not there.
    ///
    /// - Parameter package: The package's name, after which SwiftPM names the bundle.
    package init?(kit: String, package: String) {
        let name = "\(package)PackageTests"
        let bundle = "\(kit)/\(name).xctest"
        isLibrary = FileManager.default.isFolder(bundle)
        file = isLibrary ? "\(bundle)/Contents/MacOS/\(name)" : "\(kit)/SuiteRunner"
        guard FileManager.default.isExecutableFile(atPath: file) else { return nil }
    }
}
