import Foundation
import Platform

/// An external program, which may not be installed.
struct OutsideProgram {
    /// The program's name in `PATH`.
    let name: String
    /// The program's package on Debian and Ubuntu.
    let package: String

    /// The program's path.
    ///
    /// - Parameter otherwise: The advice if the program is missing, as a sentence.
    func path(otherwise: String = "") throws(Fault) -> String {
        let folders = ProcessInfo.processInfo.environment["PATH"]
        if let path = SystemProgram.first(name, in: folders) { return path }
        throw Fault(
            "There is no \(name) on this machine. Install it (apt-get install \(package))."
                + otherwise
        )
    }
}
