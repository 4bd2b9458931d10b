import Foundation

/// The form of commands in messages, which follows how the user started this process.
package enum CommandForm: Hashable, Sendable {
    /// Through `make`, in the workbook's folder or in a student's own copy.
    case make
    /// Through the installed command.
    ///
    /// - Parameters:
    ///   - home: The workbook's folder, whose exercises are used outside any copy.
    ///   - here: The folder in which the command was started.
    case installed(home: String, here: String)

    /// How this process was started.
    package static let ofThisProcess = CommandForm(ProcessInfo.processInfo.environment)

    package init(_ environment: [String: String]) {
        if let home = environment[EnvironmentVariable.installed] {
            self = .installed(home: home, here: environment[EnvironmentVariable.here] ?? home)
        } else {
            self = .make
        }
    }

    package var program: String {
        switch self {
        case .make: "make"
        case .installed: "workbook"
        }
    }

    /// An exercise in a command.
    package func exercise(_ number: Int) -> String {
        switch self {
        case .make: "EX=\(number)"
        case .installed: "\(number)"
        }
    }

    /// Whether a command uses a folder's exercises without naming the folder.
    func implies(_ folder: String) -> Bool {
        guard !folder.isEmpty else { return true }
        switch self {
        case .make: return false
        case .installed(let home, let here): return folder == home || here.hasPrefix(folder + "/")
        }
    }
}
