import Foundation

/// The built tests of a package: a program on Linux, on macOS a folder with a library in it.
package struct TestBundle: Hashable, Sendable {
    package let path: String
    private let name: String

    /// - Parameters:
    ///   - kit: The folder of what is built.
    ///   - package: The package's name.
    package init(kit: String, package: String) {
        name = "\(package)PackageTests"
        path = "\(kit)/\(name).xctest"
    }

    /// The file with the tests, whose date and size change with each build, unlike those of the folder
    /// around it; `nil` if nothing is built.
    package var program: String? {
        let file = isFolder ? "\(path)/Contents/MacOS/\(name)" : path
        return FileManager.default.isExecutableFile(atPath: file) ? file : nil
    }

    package var isFolder: Bool { FileManager.default.isFolder(path) }
}
