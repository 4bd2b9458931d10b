import Platform

/// The libraries that the system loads with a program or a library, including the loader itself.
package struct LoadedLibraries {
    /// The paths, sorted and deduplicated.
    package let paths: [String]

    /// Runs `ldd`, which may execute the file.
    ///
    /// - Parameter file: A trusted program or library.
    package init(of file: String) throws(SandboxFault) {
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
            throw SandboxFault("\(finder) does not report which libraries \(file) needs.")
        }
    }
}
