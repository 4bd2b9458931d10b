#if !canImport(ObjectiveC)
    /// Stands for an Objective-C selector, and has no values.
    ///
    /// Only `nil` can be passed where UIKit takes a selector. An override such as `init(target:
    /// Any?, action: Selector?)` thus has the same signature as in an app.
    public enum Selector: Hashable, Sendable {}
#endif
