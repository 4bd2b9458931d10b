/// Ends the process if an object is retained by its own `deinit`.
///
/// Swift notices this itself, but only when the object's memory is freed. Between the end of `deinit` and
/// that moment the object's properties are already gone, and code that retained the object would read them.
/// The workbook writes these calls into the `deinit` of an answer's classes: the first statement counts the
/// references, and a `defer` after it counts them again at the end.
public struct UIEnding {
    private let count: UInt

    /// Counts the references to an object whose `deinit` begins.
    public init(_ object: AnyObject) {
        count = UIEnding.references(to: object)
    }

    /// Ends the process if the object has a different number of references now.
    public func check(_ object: AnyObject) {
        guard UIEnding.references(to: object) == count else {
            fatalError("An object is kept by its own deinit.")
        }
    }

    @inline(never)
    private static func references(to object: AnyObject) -> UInt {
        #if canImport(ObjectiveC)
            // For objects below `NSObject`, Objective-C counts the references, in another place than Swift.
            0
        #else
            retainCount(Unmanaged.passUnretained(object).toOpaque())
        #endif
    }
}

/// The number of strong references to an object, as Swift's runtime counts them.
@_silgen_name("swift_retainCount")
private func retainCount(_ object: UnsafeMutableRawPointer) -> UInt
