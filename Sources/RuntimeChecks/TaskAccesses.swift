// When a task waits, Swift sets aside the accesses to variables that it has begun, because a thread must not
// take them for those of the task that it runs next. Another task then may change such a variable unnoticed,
// and what the first one goes on with is freed, or of another type.
//
// All tasks of an attempt have one thread. So the functions here, which replace the runtime's own, leave the
// accesses with the thread, and the process ends when a task changes what another one has not done with.
//
// Source: `swift/Runtime/Exclusivity.h` of Swift 6.3; `swift_task_enterThreadLocalContext` is called as a task
// begins to run on a thread, `swift_task_exitThreadLocalContext` as it stops.

/// Begins to run a task without taking the accesses of the thread for others'.
///
/// - Parameter state: What the task set aside, which is nothing.
@_cdecl("swift_task_enterThreadLocalContext")
public func beginToRunTask(_ state: UnsafeMutableRawPointer?) {}

/// Stops to run a task, whose accesses stay with the thread.
///
/// - Parameter state: Where the task would set them aside.
@_cdecl("swift_task_exitThreadLocalContext")
public func stopRunningTask(_ state: UnsafeMutableRawPointer?) {}
