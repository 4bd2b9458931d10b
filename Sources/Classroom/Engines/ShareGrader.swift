import Platform

/// The command with which a machine grades one share.
package struct ShareGrader: Hashable, Sendable {
    /// The path of the workbook's command on the machines.
    package var program: String
    /// The path of the results, which must be the same on all machines.
    package var out: String
    /// The environment variables that must have the same values there, such as `PATH`.
    package var environment: [String: String]

    package init(program: String, out: String, environment: [String: String]) {
        self.program = program
        self.out = out
        self.environment = environment
    }

    /// The command for a shell.
    ///
    /// - Parameter number: The share's number as a shell expression, inserted without quotes.
    func script(number: String) -> String {
        let values = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let words = ["env"] + values + [program, "grade-share", out]
        return (words.map(\.shellQuoted) + [number]).joined(separator: " ")
    }
}
