/// Ends the process if an object is kept by its own `deinit`.
///
/// Swift notices this itself, but only when the object's memory is given back. Between the end of `deinit`
/// and that moment its properties are gone already, and whoever kept the object would read them. The
/// workbook writes these calls into the `deinit` of an answer's classes: the first statement counts the
/// references, and a `defer` after it counts them again at the end.
public struct UIEnding {
    private let count: UInt

    /// Counts the references to an object whose `deinit` begins.
    public init(_ object: AnyObject) {
        count = UIEnding.references(to: object)
    }

    /// Ends the process if the object has other references now.
    public func check(_ object: AnyObject) {
        guard UIEnding.references(to: object) == count else {
            fatalError("An object is kept by its own deinit.")
        }
    }

    @inline(never)
    private static func references(to object: AnyObject) -> UInt {
        #if canImport(ObjectiveC)
            // Objective-C counts the references to an object below `NSObject`, and not where Swift does.
            0
        #else
            retainCount(Unmanaged.passUnretained(object).toOpaque())
        #endif
    }
}

/// The number of strong references to an object, as Swift's runtime counts them.
@_silgen_name("swift_retainCount")
private func retainCount(_ object: UnsafeMutableRawPointer) -> UInt
