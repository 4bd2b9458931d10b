import Foundation

/// The libraries that the system opens with a program or a library, and what opens them.
struct LoadedLibraries {
    /// Their paths, each once, in order.
    let paths: [String]

    /// Asks the system's loader.
    ///
    /// - Parameter file: A program or a library, which is trusted.
    init(of file: String) throws(SandboxFault) {
        let finder = try SandboxTools.find("ldd", package: "libc-bin")
        let run: ToolRun
        do {
            run = try ToolRun(finder, [file], secondsAllowed: 10)
        } catch {
            throw SandboxFault(error.description)
        }
        let found = run.text.split(separator: "\n").compactMap { line -> String? in
            line.split(whereSeparator: \.isWhitespace).map(String.init).first { $0.hasPrefix("/") }
        }
        paths = Set(found).sorted()
        guard run.end?.isSuccess == true, !paths.isEmpty else {
            throw SandboxFault("\(finder) does not tell which libraries \(file) needs.")
        }
    }
}
