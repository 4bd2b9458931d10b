import Judge

/// What the command line asks for.
enum CommandOrder: Equatable {
    /// How the command is used.
    case help
    /// Grading.
    case check(Check)
    /// Writing down how the known wrong answers behave: of one exercise, or of all.
    case fingerprints(Exercise?)
    /// Checking the known right and wrong answers: of one exercise, or of all.
    case selfcheck(Exercise?)
    /// Holding the suites against small faults in the reference: of one exercise, or of all.
    case mutants(Exercise?)

    /// What is to be graded, and how it is told.
    struct Check: Equatable {
        /// The exercise; all of them where `nil`.
        var exercise: Exercise?
        /// The file to grade instead of the student's own.
        var attempt: String?
        /// The one case to repeat.
        var onlyCase: String?
        /// The seed of the random scenes.
        var seed: UInt64?
        /// How the result is written.
        var format = Format.terminal
    }

    /// How a result is written.
    enum Format: String, CaseIterable {
        /// For people.
        case terminal
        /// As one JSON object.
        case json
    }

    static let usage = """
        usage: workbook check [EXERCISE] [--attempt FILE] [--case CASE] [--seed SEED]
                              [--format terminal|json]
               workbook selfcheck|mutants|fingerprints [EXERCISE]

        check         Grades the answer to an exercise (1 to \(Exercise.all.count)), or to all of them.
        selfcheck     Grades the known answers, right and wrong ones: does each get what it deserves?
        mutants       Grades references with one small fault: does a test fail each?
        fingerprints  Works out how the known wrong answers behave, and writes it down.

        Ends with 0 if all is right, 1 if not, 2 if it was not understood, 3 if it is at fault itself.
        """

    /// Reads the arguments after the program's name.
    init(_ arguments: [String]) throws(WrongUse) {
        var remaining = arguments[...]
        switch remaining.popFirst() {
        case nil, "help", "--help", "-h": self = .help
        case "check": self = .check(try CommandOrder.readCheck(&remaining))
        case "fingerprints":
            self = .fingerprints(try CommandOrder.readExercise(remaining))
        case "selfcheck": self = .selfcheck(try CommandOrder.readExercise(remaining))
        case "mutants": self = .mutants(try CommandOrder.readExercise(remaining))
        case let word?:
            throw WrongUse(
                "There is no command \(word): choose check, selfcheck, mutants, fingerprints or help."
            )
        }
    }

    private static func readCheck(_ arguments: inout ArraySlice<String>) throws(WrongUse) -> Check {
        var check = Check()
        while let word = arguments.popFirst() {
            switch word {
            case "--attempt": check.attempt = try value(of: word, &arguments)
            case "--case": check.onlyCase = try value(of: word, &arguments)
            case "--seed": check.seed = try seed(try value(of: word, &arguments))
            case "--format": check.format = try format(try value(of: word, &arguments))
            default:
                guard check.exercise == nil, !word.hasPrefix("-") else {
                    throw WrongUse("\(word) is not understood.\n\(usage)")
                }
                check.exercise = try exercise(word)
            }
        }
        if check.exercise == nil, check.attempt != nil || check.onlyCase != nil {
            throw WrongUse(
                "ATTEMPT and CASE need an exercise: add EX=1 to EX=\(Exercise.all.count)."
            )
        }
        return check
    }

    private static func readExercise(
        _ arguments: ArraySlice<String>
    ) throws(WrongUse) -> Exercise? {
        guard let word = arguments.first else { return nil }
        guard arguments.count == 1 else {
            throw WrongUse(
                "\(arguments.dropFirst().joined(separator: " ")) is not understood.\n\(usage)"
            )
        }
        return try exercise(word)
    }

    private static func value(
        of option: String,
        _ arguments: inout ArraySlice<String>
    ) throws(WrongUse) -> String {
        guard let value = arguments.popFirst(), !value.isEmpty else {
            throw WrongUse("\(option) needs a value.")
        }
        return value
    }

    private static func seed(_ word: String) throws(WrongUse) -> UInt64 {
        guard let seed = UInt64(word) else {
            throw WrongUse("SEED=\(word) is no seed: choose a whole number, 0 or more.")
        }
        return seed
    }

    private static func format(_ word: String) throws(WrongUse) -> Format {
        guard let format = Format(rawValue: word) else {
            throw WrongUse("FORMAT=\(word) is unknown: choose json, or leave it out.")
        }
        return format
    }

    private static func exercise(_ word: String) throws(WrongUse) -> Exercise {
        if let number = Int(word), let exercise = Exercise.numbered(number) { return exercise }
        if let exercise = Exercise.all.first(where: { $0.slug == word }) { return exercise }
        let choices = Exercise.all.map { "  EX=\($0.number)  \($0.title)" }
        throw WrongUse(
            "There is no exercise \(word). Choose one of:\n" + choices.joined(separator: "\n")
        )
    }
}
