import Judge

/// One of the things that a command does: a file, and an entry in its table.
package protocol Subcommand: Sendable {
    /// The word that asks for it.
    static var name: String { get }
    /// The other words that may follow, as the usage shows them.
    static var operands: [String] { get }
    /// The options that it has.
    static var options: [Option] { get }
    /// What it does, in a sentence.
    static var summary: String { get }
    /// Whether it compiles and runs untrusted code; `false` by default.
    var runsUntrustedAnswers: Bool { get }
    /// Whether a supervisor restarts it after a crash; `false` by default.
    var isSupervised: Bool { get }

    /// Reads what follows the word.
    init(_ arguments: Arguments) throws(WrongUse)

    /// Does it.
    ///
    /// - Throws: An ``ExplainedError``, whose sentence is shown.
    func run(_ workbook: Workbook, _ terminal: Terminal) throws -> ExitStatus
}

extension Subcommand {
    package static var operands: [String] { [] }
    package static var options: [Option] { [] }
    package var runsUntrustedAnswers: Bool { false }
    package var isSupervised: Bool { false }

    /// The line of the usage.
    static var synopsis: String {
        ([name] + operands + options.map(\.usage)).joined(separator: " ")
    }

    /// The most operands that it takes.
    static var operandCount: Int {
        operands.contains { $0.hasSuffix("…") } ? .max : operands.count
    }
}
