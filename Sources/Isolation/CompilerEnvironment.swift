import Platform

/// The compiler's environment variables, apart from those for its folders.
enum CompilerEnvironment {
    static let values = [AllocatorSettings.variable: AllocatorSettings.largePages]

    /// These values and others, which take precedence.
    static func added(to others: [String: String]) -> [String: String] {
        others.merging(values) { other, _ in other }
    }
}
