import Catalogue

/// A subcommand of a program: one file, and one entry in its table.
package protocol Subcommand: Sendable {
    /// The word that selects the subcommand.
    static var name: String { get }
    /// The operands, as the usage shows them.
    static var operands: [String] { get }
    static var options: [Option] { get }
    /// One sentence for the usage.
    static var summary: String { get }
    /// Whether the subcommand compiles and runs untrusted code; `false` by default.
    var runsUntrustedAnswers: Bool { get }
    /// Whether a supervisor restarts the subcommand after a crash; `false` by default.
    var isSupervised: Bool { get }

    init(_ arguments: Arguments) throws(WrongUse)

    /// Runs the subcommand.
    ///
    /// - Throws: An ``ExplainedError``, whose sentence is shown.
    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus
}

extension Subcommand {
    package static var operands: [String] { [] }
    package static var options: [Option] { [] }
    package var runsUntrustedAnswers: Bool { false }
    package var isSupervised: Bool { false }

    static var synopsis: String {
        ([name] + operands + options.map(\.usage)).joined(separator: " ")
    }

    /// The maximum number of operands.
    static var operandCount: Int {
        operands.contains { $0.hasSuffix("…") } ? .max : operands.count
    }
}
