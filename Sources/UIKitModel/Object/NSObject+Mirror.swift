// Empty mirrors keep the model's private state, such as a view's controller, out of dumps.

extension UIResponder: CustomReflectable {
    /// An empty mirror.
    public nonisolated var customMirror: Mirror { .empty(of: self) }
}

extension CALayer: CustomReflectable {
    /// An empty mirror.
    public var customMirror: Mirror { .empty(of: self) }
}

extension UIGestureRecognizer: CustomReflectable {
    /// An empty mirror.
    public nonisolated var customMirror: Mirror { .empty(of: self) }
}

extension UITouch: CustomReflectable {
    /// An empty mirror.
    public nonisolated var customMirror: Mirror { .empty(of: self) }
}

extension UIEvent: CustomReflectable {
    /// An empty mirror.
    public nonisolated var customMirror: Mirror { .empty(of: self) }
}

extension Mirror {
    fileprivate static func empty(of object: some NSObject) -> Mirror {
        Mirror(object, children: [], displayStyle: .class, ancestorRepresentation: .suppressed)
    }
}
