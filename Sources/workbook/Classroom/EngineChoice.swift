import Classroom
import Foundation
import Subcommands

/// The chosen engine: this machine, or an external program that distributes work to others.
struct EngineChoice {
    static let options: [Option] = [.engine, .hosts]

    private let kind: Kind
    private let hosts: [String]

    private enum Kind: String, CaseIterable {
        case local, parallel, slurm
    }

    var isThisMachine: Bool { kind == .local }

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

    /// The engine; `nil` if this machine grades.
    ///
    /// - Parameter jobs: How many shares are graded in parallel.
    func run(_ store: RecordStore, jobs: Int?) throws(Fault) -> EngineRun? {
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
