import Foundation
import Platform
import Scenario

/// A Swift Playgrounds app: a package folder with the suffix `.swiftpm`, which Xcode opens as well.
///
/// ```
/// Package.swift   the app's manifest
/// App/            the app itself, and a student's file
/// Stage/          a module that builds scenes and asks UIKit
/// ```
package struct AppFolder: Sendable {
    /// A file of the app.
    package struct File: Hashable, Sendable {
        /// The path inside the app's folder.
        package let path: String
        package let contents: Data

        init(_ path: String, _ contents: Data) {
            self.path = path
            self.contents = contents
        }

        init(_ path: String, _ text: String) {
            self.init(path, Data(text.utf8))
        }
    }

    /// The folder's name without its suffix.
    package let name: String
    package let files: [File]

    /// The mark in the manifest of a folder that this command wrote.
    private static let mark = "// Written by the workbook"
    private static let manifest = "Package.swift"

    /// Writes the app into a folder, in place of an earlier version, and returns the app's path.
    package func write(into parent: String) throws -> String {
        let path = "\(parent)/\(name).swiftpm"
        let files = FileManager.default
        if files.fileExists(atPath: path) {
            let manifest = files.contents(atPath: "\(path)/\(AppFolder.manifest)") ?? Data()
            guard String(decoding: manifest, as: UTF8.self).contains(AppFolder.mark) else {
                throw Mistake(
                    "\(path) exists, and this command did not write it: "
                        + "choose another folder with OUT=folder."
                )
            }
        }
        do {
            try? files.removeItem(atPath: path)
            for file in self.files { try file.contents.write(wholeTo: "\(path)/\(file.path)") }
        } catch {
            throw Mistake("\(path) cannot be written: \(error.localizedDescription)")
        }
        return path
    }
}
