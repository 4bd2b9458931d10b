// When a task waits, Swift removes its open accesses to variables from the thread's list, and restores them
// when the task continues. Meanwhile another task can change such a variable unnoticed, so that the first one
// continues with freed memory, or with a value of another type.
//
// All tasks of an attempt share one thread. The functions here, which replace the runtime's own, leave the
// accesses in the list, so that Swift ends the process at a conflicting access of another task.
//
// Source: `swift/Runtime/Exclusivity.h` of Swift 6.3; `swift_task_enterThreadLocalContext` is called as a task
// begins to run on a thread, `swift_task_exitThreadLocalContext` as it stops.

/// Does nothing when a task starts or continues: its accesses are still in the thread's list.
///
/// - Parameter state: The accesses that the task removed, which are none.
@_cdecl("swift_task_enterThreadLocalContext")
public func enterTask(_ state: UnsafeMutableRawPointer?) {}

/// Does nothing when a task waits or ends: its accesses stay in the thread's list.
///
/// - Parameter state: The place for the accesses that the task removes.
@_cdecl("swift_task_exitThreadLocalContext")
public func leaveTask(_ state: UnsafeMutableRawPointer?) {}
