/// Prints a value without the properties of objects in it, and returns it.
///
/// Swift's own function also shows the properties of objects, and reads them without checking whether they
/// are being changed.
@discardableResult
public func dump<Value>(
    _ value: Value,
    name: String? = nil,
    indent: Int = 0,
    maxDepth: Int = .max,
    maxItems: Int = .max
) -> Value {
    let text = String(reflecting: value)
    print(String(repeating: " ", count: max(0, min(indent, 80))), terminator: "")
    print("- " + (name.map { "\($0): " } ?? "") + text)
    return value
}
