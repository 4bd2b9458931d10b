import Platform

/// The environment of the compiler, beside its folders.
enum CompilerEnvironment {
    static let values = [AllocatorSettings.variable: AllocatorSettings.largePages]

    /// The values beside others, which win.
    static func added(to others: [String: String]) -> [String: String] {
        others.merging(values) { other, _ in other }
    }
}
