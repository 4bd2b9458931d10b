import CLibrary

// These functions replace the system's functions of the same names, and enqueue all work on the main queue,
// because no other thread would run it. Swift enqueues tasks in the same way. On Apple's systems a library
// keeps calling the functions with which it was linked, so attempts have threads there.
//
// Source: `dispatch_async(3)` and `dispatch_group_async(3)`.

#if !canImport(ObjectiveC)
    private typealias Enqueue =
        @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Void
    private typealias EnqueueFunction =
        @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?) -> Void

    /// Puts a block on the main queue.
    @_cdecl("dispatch_async")
    public func enqueue(_ queue: UnsafeRawPointer?, _ block: UnsafeRawPointer?) {
        SystemDispatch.enqueue?(SystemDispatch.mainQueue, block)
    }

    /// Puts a function on the main queue, with its argument.
    @_cdecl("dispatch_async_f")
    public func enqueueFunction(
        _ queue: UnsafeRawPointer?,
        _ context: UnsafeRawPointer?,
        _ function: UnsafeRawPointer?
    ) {
        SystemDispatch.enqueueFunction?(SystemDispatch.mainQueue, context, function)
    }

    /// Puts a block of a group on the main queue.
    @_cdecl("dispatch_group_async")
    public func enqueueInGroup(
        _ group: UnsafeRawPointer?,
        _ queue: UnsafeRawPointer?,
        _ block: UnsafeRawPointer?
    ) {
        SystemDispatch.enqueueInGroup?(group, SystemDispatch.mainQueue, block)
    }

    /// The system's own queue and functions.
    private enum SystemDispatch {
        static var mainQueue: UnsafeRawPointer? {
            dlsym(nil, "_dispatch_main_q").map { UnsafeRawPointer($0) }
        }
        static let enqueue = function("dispatch_async", as: Enqueue.self)
        static let enqueueFunction = function("dispatch_async_f", as: EnqueueFunction.self)
        static let enqueueInGroup = function("dispatch_group_async", as: EnqueueFunction.self)

        /// The library's function that would be called without this module; `nil` if there is none.
        private static func function<Function>(_ name: String, as type: Function.Type) -> Function?
        {
            // The next library with this name: `RTLD_NEXT`, which Swift does not import.
            dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map { unsafeBitCast($0, to: type) }
        }
    }
#endif
