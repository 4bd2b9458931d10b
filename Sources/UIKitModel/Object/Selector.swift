#if !canImport(ObjectiveC)
    /// The name of a method of Objective-C: there is none without Objective-C.
    ///
    /// Only `nil` stands where one is taken, so that an override such as
    /// `init(target: Any?, action: Selector?)` is the same in an app.
    public enum Selector: Hashable, Sendable {}
#endif
