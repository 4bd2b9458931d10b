import Foundation
import Platform

extension Option {
    /// Writes the file that the user named with this option, and the folder around it.
    ///
    /// - Throws: The sentence that names the option, if the file cannot be written.
    package func write(_ text: String, to path: String) throws(WrongUse) {
        do {
            try Data(text.utf8).write(wholeTo: path)
        } catch {
            throw WrongUse("\(variable)=\(path) cannot be written: \(error.localizedDescription)")
        }
    }
}
