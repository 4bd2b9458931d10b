// When a task suspends, Swift removes the task's open accesses to variables from the thread's list, and
// restores them when the task resumes. Meanwhile another task can change such a variable unnoticed. The first
// one then continues with freed memory, or with a value of another type.
//
// All tasks of an attempt share one thread. The functions here replace the runtime's own and leave the
// accesses in the list, so that Swift ends the process when another task makes a conflicting access.
//
// Source: `swift/Runtime/Exclusivity.h` of Swift 6.3; `swift_task_enterThreadLocalContext` is called when a
// task begins to run on a thread, `swift_task_exitThreadLocalContext` when it stops.

/// Does nothing when a task starts or resumes: its accesses are still in the thread's list.
///
/// - Parameter state: The accesses that the task removed; here there are none.
@_cdecl("swift_task_enterThreadLocalContext")
public func enterTask(_ state: UnsafeMutableRawPointer?) {}

/// Does nothing when a task suspends or ends: its accesses stay in the thread's list.
///
/// - Parameter state: The place for the accesses that the task removes.
@_cdecl("swift_task_exitThreadLocalContext")
public func leaveTask(_ state: UnsafeMutableRawPointer?) {}
