/// Runs the answer's pending work in all queues, and its tasks: see `OneThread`.
@MainActor
enum MainQueue {
    /// Limits how often work may schedule more work, so that an endless sequence cannot block the scene.
    ///
    /// A task needs a few turns for each `await`, such as `await MainActor.run { … }`.
    private static let turns = 64

    /// Runs the pending work, as an app's run loop does between two events.
    static func run() {
        for _ in 0..<turns { runMainQueue(nil) }
    }
}

/// Dispatch's entry point for run loops.
///
/// If no work is pending, a `RunLoop` takes 250 times as long, and each check polls thousands of times.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runMainQueue(_ message: UnsafeMutableRawPointer?)
