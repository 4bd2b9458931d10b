/// Calls a closure, as `autoreleasepool` does on Apple's systems.
///
/// Here objects are released with their last reference, and none waits for a pool.
@_disfavoredOverload
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
