import CLibrary

/// Runs the answer's main-queue work: `DispatchQueue.main.async` and tasks.
@MainActor
enum MainQueue {
    /// Limits how often work may schedule more work, so that an endless sequence cannot block the
    /// scene.
    ///
    /// A task needs a turn for each of its waits, such as `await MainActor.run { … }`.
    private static let turns = 16

    /// Runs the pending work, as an app's run loop does between two events.
    static func run() {
        for _ in 0..<turns { runMainQueue(nil) }
    }

    /// Has the main queue run what Swift would give to its pool of threads, since an attempt has none:
    /// otherwise a task would never return from its first wait.
    static func takeTasks() {
        let name = "swift_task_enqueueGlobal_hook"
        let hook = dlsym(nil, name)?.assumingMemoryBound(to: EnqueueHook?.self)
        hook?.pointee = { job, _ in MainActor.shared.enqueue(job) }
    }
}

/// Replaces the function that gives a job to the pool.
///
/// Source: the Swift runtime's `Concurrency.h`.
private typealias EnqueueHook =
    @convention(thin) (
        UnownedJob, @convention(thin) (UnownedJob) -> Void
    ) -> Void

/// Dispatch's entry point for run loops.
///
/// If no work is pending, a `RunLoop` takes 250 times as long, and each check polls thousands of
/// times.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runMainQueue(_ message: UnsafeMutableRawPointer?)
