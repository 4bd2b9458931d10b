import Catalogue
import Platform
import Results

/// A subcommand of a program: one file, and one entry in its table.
package protocol Subcommand: Sendable {
    /// The word that selects the subcommand.
    static var name: String { get }
    /// The operands, as the usage shows them.
    static var operands: [String] { get }
    static var options: [Option] { get }
    /// The required operands and options, by the names of operands and the variables of options, each with an
    /// example value.
    static var required: KeyValuePairs<String, String> { get }
    /// One sentence for the usage.
    static var summary: String { get }
    /// Whether only other programs call the subcommand, so that lists for users omit it; `false` by default.
    static var isInternal: Bool { get }
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
    package static var required: KeyValuePairs<String, String> { [:] }
    package static var isInternal: Bool { false }
    package var runsUntrustedAnswers: Bool { false }
    package var isSupervised: Bool { false }

    /// The name, operands and options, in lines of at most a number of columns.
    ///
    /// An option and its value stay together, and continued lines of a long synopsis are indented.
    ///
    /// - Parameter width: The maximum width; `nil` for one line.
    static func synopsis(toWidth width: Int?) -> [String] {
        let required = Set(required.map(\.key))
        let options = options.map { required.contains($0.variable) ? $0.usage : "[\($0.usage)]" }
        let indent = "    "
        let room = width.map { $0 - indent.count } ?? .max
        let lines = ([name] + operands + options).filled { $0.count <= room }
        return lines.prefix(1) + lines.dropFirst().map { indent + $0 }
    }

    /// The maximum number of operands.
    static var operandCount: Int {
        operands.contains { $0.hasSuffix("…") } ? .max : operands.count
    }
}

/// The command cannot do what the user asked; the message names the choices.
package typealias WrongUse = Mistake
