/// Handlers that end a crashing process at once, with an exit status that encodes the signal.
///
/// On macOS the system's crash reporter would otherwise hold the process for seconds before its parent learns
/// of its end, and a crash would look like an answer that never returns. The handlers run on a separate
/// stack, because the process's stack may have overflowed.
package enum CrashHandlers {
    /// The environment variable that makes an attempt install the handlers.
    package static let variable = "WORKBOOK_CRASH_STATUS"

    /// Added to a signal's number for the exit status, as shells do.
    package static let firstStatus: Int32 = 128

    /// The signals by which a Swift program crashes.
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGSYS]

    /// The size of the separate stack: room for a handler that calls one function.
    private static let stackBytes = 64 << 10

    /// Installs the handlers, for the thread that calls this.
    package static func install() {
        var stack = stack_t()
        stack.ss_sp = malloc(stackBytes)
        stack.ss_size = .init(stackBytes)
        guard stack.ss_sp != nil, sigaltstack(&stack, nil) == 0 else { return }
        var action = sigaction()
        let handler: @convention(c) (Int32) -> Void = { _exit(CrashHandlers.firstStatus + $0) }
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = handler
        #else
            action.__sigaction_handler.sa_handler = handler
        #endif
        action.sa_flags = SA_ONSTACK
        for signal in signals { sigaction(signal, &action, nil) }
    }
}
