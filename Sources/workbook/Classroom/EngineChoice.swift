import Classroom
import Subcommands

/// The names of the places where a class is graded.
private enum EngineChoice: String, CaseIterable {
    case local, parallel, slurm
}

extension Arguments {
    /// The engine that distributes a class; `nil` if this machine grades.
    func engine() throws(WrongUse) -> Engine? {
        let choice = try choice(.engine, of: EngineChoice.self) ?? .local
        let hosts = self[.hosts]?.split(separator: ",").map(String.init) ?? []
        if choice == .parallel, hosts.isEmpty {
            throw WrongUse("HOSTS is missing: name the machines with HOSTS=first,second.")
        }
        if choice != .parallel, !hosts.isEmpty {
            throw WrongUse("HOSTS needs ENGINE=parallel.")
        }
        return switch choice {
        case .local: nil
        case .parallel: .parallel(hosts: hosts)
        case .slurm: .slurm
        }
    }
}

extension Option {
    static let engine = value("--engine", "ENGINE", "local|parallel|slurm")
    static let hosts = value("--hosts", "HOSTS", "HOST,HOST")
}
