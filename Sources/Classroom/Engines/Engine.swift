import Foundation

/// A program from outside that has the shares of a class graded, on other machines perhaps.
package protocol Engine: Sendable {
    /// The program's name, as it is found in `PATH`.
    static var program: String { get }
    /// The package that it comes with on Debian and Ubuntu.
    static var package: String { get }

    /// The command that has shares graded, and that ends when all have ended.
    func command(shares: Int, _ grader: ShareGrader) -> EngineCommand
}

/// A command of an engine's.
package struct EngineCommand: Hashable, Sendable {
    /// What follows the program's name.
    package var arguments: [String]
    /// What it reads from standard input.
    package var input: String
    /// What is added to the environment, where it is not there yet.
    package var environment: [String: String] = [:]
}

/// How a machine grades one share.
package struct ShareGrader: Hashable, Sendable {
    /// The workbook's command, by its path on the machines.
    package var program: String
    /// The folder for the results, by a path that is the same on all machines.
    package var out: String
    /// The variables that must be the same there, such as where programs are.
    package var environment: [String: String]

    package init(program: String, out: String, environment: [String: String]) {
        self.program = program
        self.out = out
        self.environment = environment
    }

    /// The command for a shell.
    ///
    /// - Parameter number: The share's number, as the shell is to read it.
    func script(number: String) -> String {
        let values = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let words = ["env"] + values + [program, "grade-share", out]
        return (words.map(ShareGrader.quoted) + [number]).joined(separator: " ")
    }

    private static func quoted(_ word: String) -> String {
        "'" + word.replacing("'", with: #"'\''"#) + "'"
    }
}
