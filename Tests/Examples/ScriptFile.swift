import Foundation
import Platform

/// Writes a program that is a script of the shell.
///
/// It is copied by a process of its own: the system starts no program that anybody has open to write,
/// and a process that another test starts has for a moment open what this one has.
package func writeScript(_ text: String, to path: String) throws {
    let draft = path + ".draft"
    defer { try? FileManager.default.removeItem(atPath: draft) }
    try Data("#!/bin/sh\n\(text)\n".utf8).write(to: URL(fileURLWithPath: draft))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: draft)
    let copy = try ToolRun("/bin/cp", ["-p", draft, path], secondsAllowed: 20)
    guard copy.end?.isSuccess == true else { throw CannotCopy(text: copy.text) }
}

/// The error that a script could not be copied to its place.
private struct CannotCopy: Error {
    let text: String
}
