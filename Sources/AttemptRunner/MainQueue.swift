/// The work that an answer put on the main queue: `DispatchQueue.main.async`, a `Task` of the main actor.
@MainActor
enum MainQueue {
    /// As many steps of work may lead to each other; what goes on without an end does not hold up the scene.
    private static let turns = 2

    /// Does the work that waits, as an app's run loop does between two events.
    static func run() {
        for _ in 0..<turns { runMainQueue(nil) }
    }
}

/// What Dispatch has for run loops; a `RunLoop` itself takes 250 times as long where nothing waits, and a
/// check asks thousands of times.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runMainQueue(_ message: UnsafeMutableRawPointer?)
