import Foundation

/// A process whose end the judge learns of, and can bring about.
protocol RunningProcess {
    /// The process, or one that it lies below.
    var identifier: pid_t { get }

    /// Ends it, and everything that it may have started, at once.
    func kill()

    /// Has the Swift runtime in it write where it is; what has no such runtime may be ended by it.
    ///
    /// - Returns: Whether it was asked.
    func askForReport() -> Bool

    /// Waits until it has ended.
    func wait() -> ProcessEnd

    /// How it ended, if it has.
    func poll() -> ProcessEnd?
}

extension RunningProcess {
    /// The signal by which the runtime is asked.
    ///
    /// Unlike a fault's, it comes from nowhere else, and once the
    /// runtime has told, the process goes on.
    static var signalForReport: Int32 { SIGQUIT }
}
