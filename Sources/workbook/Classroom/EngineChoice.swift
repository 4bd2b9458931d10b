import Classroom
import Foundation
import Subcommands

/// Who has a class graded: this machine, or a program from outside that knows others.
struct EngineChoice {
    /// The options of a command line that it is read from.
    static let options: [Option] = [.engine, .hosts]

    private let kind: Kind
    private let hosts: [String]

    private enum Kind: String, CaseIterable {
        case local, parallel, slurm
    }

    /// Whether no other machine takes part.
    var isThisMachine: Bool { kind == .local }

    /// Reads the options.
    init(_ arguments: Arguments) throws(WrongUse) {
        kind = try arguments.choice(.engine) ?? .local
        hosts = arguments[.hosts]?.split(separator: ",").map(String.init) ?? []
        if kind == .parallel, hosts.isEmpty {
            throw WrongUse("HOSTS is missing: name the machines with HOSTS=first,second.")
        }
        if kind != .parallel, !hosts.isEmpty {
            throw WrongUse("HOSTS needs ENGINE=parallel.")
        }
    }

    /// The engine; `nil` where this machine grades.
    ///
    /// - Parameter jobs: How many shares are graded at once.
    func run(_ store: RecordStore, jobs: Int?) throws(EngineRun.Fault) -> EngineRun? {
        switch kind {
        case .local: nil
        case .parallel: try EngineRun(ParallelEngine(hosts: hosts, jobs: jobs), store)
        case .slurm: try EngineRun(SlurmEngine(jobs: jobs), store)
        }
    }
}

extension Option {
    fileprivate static let engine = value("--engine", "ENGINE", "local|parallel|slurm")
    fileprivate static let hosts = value("--hosts", "HOSTS", "HOST,HOST")
}
