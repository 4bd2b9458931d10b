import CLibrary

// The layout of the runtime's type metadata.
//
// Source: `swift/ABI/Metadata.h`, `swift/ABI/MetadataKind.def` and `swift/ABI/GenericContext.h` of Swift
// 6.3, for systems without Objective-C.

/// The maximum size of a type in bytes.
///
/// A stack has 2 MB. The largest type of the kit and of Foundation has less than a kilobyte.
private let maximumBytes: Int = 64 << 10

/// A cache of types that were found to be small, indexed by their addresses, so that most checks end at once.
nonisolated(unsafe) private let smallTypes: UnsafeMutablePointer<Int> = {
    let types = UnsafeMutablePointer<Int>.allocate(capacity: 256)
    types.initialize(repeating: 0, count: 256)
    return types
}()

func check(bytes: Int) {
    guard (0...maximumBytes).contains(bytes) else { fatalError("A type is larger than 64 kB") }
}

/// Checks the size of a type by its layout, which begins with the size.
func check(layout: Int) {
    guard let layout = UnsafeRawPointer(bitPattern: layout) else { return }
    check(bytes: layout.load(as: Int.self))
}

/// Checks the layouts of a type's parts.
func check(layouts: Int, count: Int) {
    guard let layouts = UnsafeRawPointer(bitPattern: layouts) else { return }
    for index in 0..<count { check(layout: layouts.word(index)) }
}

/// Checks a type's size, if it is known by now, and the types of which it is made.
///
/// The latter matter because `Box<(T, T)>` can be empty, and still pass `(T, T)` to its methods.
func check(type address: Int) {
    let place = address >> 4 & 255
    guard let type = UnsafeRawPointer(bitPattern: address), smallTypes[place] != address,
        let witnesses = UnsafeRawPointer(bitPattern: type.word(-1))
    else { return }
    let isIncomplete = (witnesses + 80).load(as: UInt32.self) & 0x40_0000 != 0
    if !isIncomplete {
        check(bytes: witnesses.word(8))
        smallTypes[place] = address
    }
    switch type.word(0) {
    case 0:
        check(type: type.word(1))
        checkArguments(ofClass: type)
    case 0x200, 0x201, 0x202:
        guard let description = UnsafeRawPointer(bitPattern: type.word(1)) else { return }
        checkArguments(type + 16, header: description + 28, of: description)
    case 0x301:
        for index in 0..<type.word(1) {
            check(type: type.word(3 + 2 * index))
        }
    case 0x304: check(type: type.word(1))
    default: break
    }
}

/// Checks the type that a function of the runtime returned, and returns the same result.
func checked(_ result: lldiv_t) -> lldiv_t {
    check(type: Int(result.quot))
    return result
}

/// Checks the dynamic type of a value that may hide it: an existential, a metatype or an object.
func check(value: Int, ofType type: Int) {
    guard let value = UnsafeRawPointer(bitPattern: value),
        let type = UnsafeRawPointer(bitPattern: type)
    else { return }
    switch type.word(0) {
    case 0: check(classOf: value.word(0))
    case 0x303:
        let flags = (type + 8).load(as: UInt32.self)
        if flags & 0x8000_0000 == 0 {
            check(classOf: value.word(0))
        } else if flags & 0x3F00_0000 == 0 {
            check(type: value.word(3))
        }
    case 0x304, 0x306: check(type: value.word(0))
    default: break
    }
}

private func check(classOf object: Int) {
    guard let object = UnsafeRawPointer(bitPattern: object) else { return }
    check(type: object.word(0))
}

private func checkArguments(ofClass type: UnsafeRawPointer) {
    guard let description = UnsafeRawPointer(bitPattern: type.word(5)) else { return }
    // Skip a class with a resilient superclass, or with members before its address point.
    guard description.load(as: UInt32.self) & 0x3000_0000 == 0 else { return }
    let words = Int((description + 28).load(as: UInt32.self))
    let members = Int((description + 32).load(as: UInt32.self))
    checkArguments(type + 8 * (words - members), header: description + 44, of: description)
}

/// Checks a type's generic arguments.
///
/// - Parameter header: The part of the type's description that counts its parameters.
private func checkArguments(
    _ arguments: UnsafeRawPointer,
    header: UnsafeRawPointer,
    of description: UnsafeRawPointer
) {
    let isGeneric = description.load(as: UInt32.self) & 0x80 != 0
    guard isGeneric else { return }
    let parameters = Int((header + 8).load(as: UInt16.self))
    let requirements = Int((header + 10).load(as: UInt16.self))
    let hasPacks = (header + 14).load(as: UInt16.self) & 1 != 0
    let kinds = header + 16
    let packs = kinds + (parameters + 3) / 4 * 4 + 12 * requirements
    var index = hasPacks ? Int((packs + 2).load(as: UInt16.self)) : 0
    for parameter in 0..<parameters {
        let kind = (kinds + parameter).load(as: UInt8.self)
        guard kind & 0x80 != 0 else { continue }
        if kind & 0x3F == 0 { check(type: arguments.word(index)) }
        index += 1
    }
    guard hasPacks else { return }
    for pack in 0..<Int(packs.load(as: UInt16.self)) {
        let description = packs + 4 + 8 * pack
        guard description.load(as: UInt16.self) == 0 else { continue }
        let place = Int((description + 2).load(as: UInt16.self))
        let shape = Int((description + 4).load(as: UInt16.self))
        guard let types = UnsafeRawPointer(bitPattern: arguments.word(place) & ~1) else { continue }
        for index in 0..<arguments.word(shape) {
            check(type: types.word(index))
        }
    }
}

extension UnsafeRawPointer {
    fileprivate func word(_ index: Int) -> Int { (self + 8 * index).load(as: Int.self) }
}
