#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// How the terminal treats what is typed, and the way back to how it was.
///
/// A crash must leave a usable terminal too. A signal's handler can reach nothing but what is
/// global, so the first mode is: a constant, read when it is first needed.
enum TerminalMode {
    /// How the terminal was when the program began; `nil` where there is none.
    static let atStart: termios? = {
        var mode = termios()
        return tcgetattr(STDIN_FILENO, &mode) == 0 ? mode : nil
    }()

    /// Hands over each key at once, and does not show it.
    ///
    /// Control-C and Control-Z stay signals: `make` and the shell get them as well.
    static func takeKeys() {
        guard var mode = atStart else { return }
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
        withUnsafeMutableBytes(of: &mode.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        while tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) != 0, errno == EINTR {}
    }

    /// What ends the program on the spot: the terminal is put right first.
    private static let fatalSignals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGSYS]

    /// Sees to it that the terminal is put right when the program ends, by itself or by a crash.
    static func restoreAtEnd() {
        _ = atStart
        for number in fatalSignals {
            signal(number) { number in
                TerminalMode.restore()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        atexit { TerminalMode.restore() }
    }

    /// Makes the terminal what it was; harmless if it is, and in a signal's handler.
    ///
    /// A program in the background has no say: the shell has taken the terminal back.
    static func restore() {
        guard var mode = atStart, tcgetpgrp(STDIN_FILENO) == getpgrp() else { return }
        _ = tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    }
}
