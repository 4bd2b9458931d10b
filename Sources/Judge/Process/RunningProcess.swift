import Foundation

/// A process whose end the judge learns of, and can bring about.
protocol RunningProcess {
    /// The process, or one that it lies below.
    var identifier: pid_t { get }

    /// Ends it, and everything that it may have started, at once.
    func kill()

    /// Waits until it has ended.
    func wait() -> ProcessEnd

    /// How it ended, if it has.
    func poll() -> ProcessEnd?
}
