// Observing by key paths, which comes through a protocol, so that `Self` is the subclass.

public typealias NSKeyValueObservingOptions = UInt

public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = 0,
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { NSKeyValueObservation() }
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
}

open class NSKeyValueObservation: NSObject {}

public struct NSKeyValueObservedChange<Value> {
    public var newValue: Value? { nil }
    public var oldValue: Value? { nil }
}
