import Foundation

/// Methods that Apple's `NSObjectProtocol` has and Foundation's on Linux lacks.
///
/// Without them, a value such as `any UIApplicationDelegate` could not be asked for its class.
extension NSObjectProtocol {
    /// Returns whether the object's class is a class or one of its subclasses.
    @_disfavoredOverload
    public func isKind(of aClass: AnyClass) -> Bool {
        (self as? NSObject)?.isKind(of: aClass) ?? false
    }

    /// Returns whether the object's class is a class itself.
    @_disfavoredOverload
    public func isMember(of aClass: AnyClass) -> Bool {
        (self as? NSObject)?.isMember(of: aClass) ?? false
    }
}
