import CLibrary

/// The environment variables through which the workbook's own processes communicate.
///
/// A check runs in three kinds of process: the command (`workbook`), the suite (the built tests) and the
/// attempts. The command starts the suite with these variables. An attempt gets only ``processLimit`` and
/// ``crashStatus``. There are two other channels: a suite reads orders from descriptor 3 and writes results
/// to descriptor 4, and an attempt reads sealed requests from descriptor 3 and writes sealed replies to
/// descriptor 4.
package enum EnvironmentVariable {
    // MARK: Places, from the command to the suite and to other machines

    /// The repository's folder; by default the one in which the program was built.
    package static let root = "WORKBOOK_ROOT"
    /// The folder of the built kit.
    package static let kit = "WORKBOOK_KIT"
    /// The folder of compiled attempts and kept reports.
    package static let cache = "WORKBOOK_CACHE"
    /// The folder of the modules that the compiler builds; by default in the cache.
    package static let modules = "WORKBOOK_MODULES"
    /// The folder with a student's exercises, if it is not the repository.
    package static let answers = "WORKBOOK_ANSWERS"
    /// That folder's name in messages.
    package static let answersShown = "WORKBOOK_ANSWERS_SHOWN"
    /// The folder in which the user called `make`; set by the Makefile of a student's own copy.
    package static let here = "WORKBOOK_HERE"

    /// The repository's folder, set by the installed command, so that messages name that command rather than
    /// `make`.
    package static let installed = "WORKBOOK_INSTALLED"

    // MARK: One check, from the command to the suite

    /// The answer file, if it is not the student's own.
    package static let attempt = "WORKBOOK_ATTEMPT"
    /// The seed of the random scenes.
    package static let seed = "WORKBOOK_SEED"
    /// The identifier of the only case to grade.
    package static let onlyCase = "WORKBOOK_CASE"
    /// The answer's path as its student knows it, when a class is graded.
    package static let classroom = "WORKBOOK_CLASSROOM"
    /// Marks a check during a watch, which has its own limits.
    package static let watch = "WORKBOOK_WATCH"
    /// The limits of the workbook's own checks: the seconds for cases that time out.
    package static let upkeep = "WORKBOOK_UPKEEP"
    /// The protection of a grading run; without it the suite runs attempts without a sandbox.
    package static let sandbox = "WORKBOOK_SANDBOX"
    /// The folder to which a suite writes its scenes instead of grading an answer in them.
    package static let listing = "WORKBOOK_LISTING"
    /// Tells a suite which descriptors its command uses.
    package static let orders = "WORKBOOK_ORDERS"

    // MARK: A class on this and on other machines

    /// Marks a process of `make grade` that grades a part of the class.
    package static let worker = "WORKBOOK_WORKER"
    /// Marks a command that restarted itself in a mount namespace of its own; holds the mount point.
    package static let view = "WORKBOOK_VIEW"
    /// The command's path on another machine.
    package static let remote = "WORKBOOK_REMOTE"

    // MARK: An attempt

    /// The maximum number of processes of the attempt's user.
    package static let processLimit = "WORKBOOK_PROCESSES"
    /// Makes a crash end the attempt at once, with a status that encodes the signal.
    package static let crashStatus = CrashHandlers.variable

    // MARK: For maintainers of the workbook

    /// Lifts the rules on an answer's references, so that only the sandbox stops an attack.
    package static let unlisted = "WORKBOOK_UNLISTED"

    /// The variables of one check, none of which may be left over from another.
    package static let ofOneCheck = [
        attempt, seed, onlyCase, watch, upkeep, classroom, listing,
    ]
}
