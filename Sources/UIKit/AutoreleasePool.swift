/// Calls a closure, as `autoreleasepool` of Apple's systems does; objects go with their last reference
/// here, and none waits for a pool.
@_disfavoredOverload
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
