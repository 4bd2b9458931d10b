import Foundation

/// Sets and restores the terminal's mode.
///
/// A crash must leave a usable terminal too. A signal handler can access only globals, so the first
/// mode is a static constant, read at its first use.
enum TerminalMode {
    /// The mode at the program's start; `nil` without a terminal.
    static let atStart: termios? = {
        var mode = termios()
        return tcgetattr(STDIN_FILENO, &mode) == 0 ? mode : nil
    }()

    /// Turns line buffering and echo off.
    ///
    /// Control-C and Control-Z stay signals, because `make` and the shell must get them as well.
    static func takeKeys() {
        guard var mode = atStart else { return }
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
        withUnsafeMutableBytes(of: &mode.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        while tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) != 0, errno == EINTR {}
    }

    /// Signals that end the program at once, so that their handler must restore the terminal.
    private static let fatalSignals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGSYS]

    /// Restores the terminal when the program exits or crashes.
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

    /// Restores the terminal's first mode; idempotent, and safe in a signal handler.
    ///
    /// A background process does nothing: the shell owns the terminal again.
    static func restore() {
        guard var mode = atStart, tcgetpgrp(STDIN_FILENO) == getpgrp() else { return }
        _ = tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    }
}
