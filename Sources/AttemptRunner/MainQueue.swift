/// Runs the answer's main-queue work: `DispatchQueue.main.async` and main-actor tasks.
@MainActor
enum MainQueue {
    /// Limits how often work may schedule more work, so that an endless sequence cannot block the
    /// scene.
    private static let turns = 2

    /// Runs the pending work, as an app's run loop does between two events.
    static func run() {
        for _ in 0..<turns { runMainQueue(nil) }
    }
}

/// Dispatch's entry point for run loops.
///
/// If no work is pending, a `RunLoop` takes 250 times as long, and each check polls thousands of
/// times.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runMainQueue(_ message: UnsafeMutableRawPointer?)
