import Classroom
import Foundation

/// Who has a class graded: this machine, or a program from outside that knows others.
struct EngineChoice {
    private var kind = Kind.local
    private var hosts: [String] = []

    private enum Kind: String, CaseIterable {
        case local, parallel, slurm
    }

    /// Whether no other machine takes part.
    var isThisMachine: Bool { kind == .local }

    /// Takes an option, if it is one of these.
    mutating func take(
        _ word: String,
        _ arguments: inout CommandArguments
    ) throws(WrongUse) -> Bool {
        switch word {
        case "--engine": kind = try arguments.choice(of: word, named: "ENGINE", Kind.self)
        case "--hosts":
            hosts = try arguments.value(of: word).split(separator: ",").map(String.init)
        default: return false
        }
        return true
    }

    /// The choice, if what is needed is there.
    func complete() throws(WrongUse) -> EngineChoice {
        if kind == .parallel, hosts.isEmpty {
            throw WrongUse("HOSTS is missing: name the machines with HOSTS=first,second.")
        }
        if kind != .parallel, !hosts.isEmpty {
            throw WrongUse("HOSTS needs ENGINE=parallel.")
        }
        return self
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
