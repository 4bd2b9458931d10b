import CLibrary

// Swift's runtime adds up the sizes of a type's parts without a check for overflow. A type that the process
// composes at run time, such as `(T, T)` for a `T` that is itself such a pair, can so have a size close to
// 2⁶⁴. A local variable of this type moves the stack pointer up into the frames of callers, and safe code
// then writes over any memory.
//
// The functions here replace the runtime's own functions, through which compiled code makes and receives such
// types. They call the runtime's, and end the process if a type is too large. Since each part of a type is
// small, no sum overflows.
//
// The module belongs to the kit's attempt library alone. As with ``startNoThread(_:_:_:_:)``, the dynamic
// linker prefers the definition in a library that is loaded before the runtime. The runtime's calls to itself
// are not replaced, so an answer must not be able to compose types through those alone.
//
// Source: `swift/Runtime/Metadata.h` of Swift 6.3 for the functions and their arguments;
// `swift/ABI/ValueWitness.def` for the place of a type's size.

/// The integer registers of the first six arguments; no function here takes more.
///
/// A result of up to two words is in the same registers in Swift's convention as in C's.
private typealias RuntimeFunction =
    @convention(c) (Int, Int, Int, Int, Int, Int) -> lldiv_t

/// The runtime's own function: the next definition after the kit's.
///
/// A program that loads the kit after the runtime, and so is not guarded, gets the first definition of all.
private func runtimes(_ name: StaticString) -> RuntimeFunction {
    let name = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
    // RTLD_NEXT
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    guard let address = dlsym(next, name) ?? dlsym(nil, name) else {
        fatalError("Swift's runtime lacks a function")
    }
    return unsafeBitCast(address, to: RuntimeFunction.self)
}

// MARK: Making types

private let tupleOfRuntime = runtimes("swift_getTupleTypeMetadata")

/// Makes a tuple of any number of types.
@_cdecl("swift_getTupleTypeMetadata")
public func tuple(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    checked(tupleOfRuntime(a, b, c, d, e, f))
}

private let pairOfRuntime = runtimes("swift_getTupleTypeMetadata2")

/// Makes a tuple of two types.
@_cdecl("swift_getTupleTypeMetadata2")
public func pair(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    checked(pairOfRuntime(a, b, c, d, e, f))
}

private let tripleOfRuntime = runtimes("swift_getTupleTypeMetadata3")

/// Makes a tuple of three types.
@_cdecl("swift_getTupleTypeMetadata3")
public func triple(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    checked(tripleOfRuntime(a, b, c, d, e, f))
}

private let tupleLayoutOfRuntime = runtimes("swift_getTupleTypeLayout")

/// Lays out a tuple of any number of types.
@_cdecl("swift_getTupleTypeLayout")
public func tupleLayout(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    let result = tupleLayoutOfRuntime(a, b, c, d, e, f)
    check(layout: a)
    return result
}

private let pairLayoutOfRuntime = runtimes("swift_getTupleTypeLayout2")

/// Lays out a tuple of two types.
@_cdecl("swift_getTupleTypeLayout2")
public func pairLayout(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    let result = pairLayoutOfRuntime(a, b, c, d, e, f)
    check(layout: a)
    return result
}

private let tripleLayoutOfRuntime = runtimes("swift_getTupleTypeLayout3")

/// Lays out a tuple of three types.
@_cdecl("swift_getTupleTypeLayout3")
public func tripleLayout(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    let result = tripleLayoutOfRuntime(a, b, c, d, e, f)
    check(layout: a)
    return result
}

private let genericOfRuntime = runtimes("swift_getGenericMetadata")

/// Makes a generic type with its arguments.
@_cdecl("swift_getGenericMetadata")
public func generic(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    checked(genericOfRuntime(a, b, c, d, e, f))
}

private let inlineArrayOfRuntime = runtimes("$ss11InlineArrayVMa")

/// Makes an `InlineArray`, which can also be written `[3 of Int]`.
@_cdecl("$ss11InlineArrayVMa")
public func inlineArray(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    // The product of count and element size may overflow.
    check(bytes: b)
    return checked(inlineArrayOfRuntime(a, b, c, d, e, f))
}

// MARK: Laying types out

private let structureOfRuntime = runtimes("swift_initStructMetadata")

/// Lays out a structure.
@_cdecl("swift_initStructMetadata")
public func structure(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    check(layouts: d, count: c)
    return structureOfRuntime(a, b, c, d, e, f)
}

private let singleCaseOfRuntime = runtimes("swift_initEnumMetadataSingleCase")

/// Lays out an enumeration of one case.
@_cdecl("swift_initEnumMetadataSingleCase")
public func singleCase(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    check(layout: c)
    return singleCaseOfRuntime(a, b, c, d, e, f)
}

private let singlePayloadOfRuntime = runtimes("swift_initEnumMetadataSinglePayload")

/// Lays out an enumeration with one payload.
@_cdecl("swift_initEnumMetadataSinglePayload")
public func singlePayload(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    check(layout: c)
    return singlePayloadOfRuntime(a, b, c, d, e, f)
}

private let multiPayloadOfRuntime = runtimes("swift_initEnumMetadataMultiPayload")

/// Lays out an enumeration with several payloads.
@_cdecl("swift_initEnumMetadataMultiPayload")
public func multiPayload(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    check(layouts: d, count: c)
    return multiPayloadOfRuntime(a, b, c, d, e, f)
}

private let classOfSwiftOfRuntime = runtimes("swift_initClassMetadata")

/// Lays out a class.
@_cdecl("swift_initClassMetadata")
public func classOfSwift(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    check(layouts: d, count: c)
    return classOfSwiftOfRuntime(a, b, c, d, e, f)
}

private let classWithDependencyOfRuntime = runtimes("swift_initClassMetadata2")

/// Lays out a class that may depend on other types.
@_cdecl("swift_initClassMetadata2")
public func classWithDependency(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int)
    -> lldiv_t
{
    check(layouts: d, count: c)
    return classWithDependencyOfRuntime(a, b, c, d, e, f)
}

// MARK: Receiving types

private let stateOfRuntime = runtimes("swift_checkMetadataState")

/// Completes a type.
@_cdecl("swift_checkMetadataState")
public func state(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    checked(stateOfRuntime(a, b, c, d, e, f))
}

private let associatedOfRuntime = runtimes("swift_getAssociatedTypeWitness")

/// Returns the associated type of a type.
@_cdecl("swift_getAssociatedTypeWitness")
public func associated(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    checked(associatedOfRuntime(a, b, c, d, e, f))
}

private let namedOfRuntime = runtimes("swift_getTypeByMangledNameInContext")

/// Returns the type with a mangled name.
@_cdecl("swift_getTypeByMangledNameInContext")
public func named(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    checked(namedOfRuntime(a, b, c, d, e, f))
}

private let namedAgainOfRuntime = runtimes("swift_getTypeByMangledNameInContext2")

/// Returns the type with a mangled name, by signed descriptions.
@_cdecl("swift_getTypeByMangledNameInContext2")
public func namedAgain(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    checked(namedAgainOfRuntime(a, b, c, d, e, f))
}

private let namedInStateOfRuntime = runtimes("swift_getTypeByMangledNameInContextInMetadataState")

/// Returns the type with a mangled name, which may be incomplete.
@_cdecl("swift_getTypeByMangledNameInContextInMetadataState")
public func namedInState(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    checked(namedInStateOfRuntime(a, b, c, d, e, f))
}

private let namedInStateAgainOfRuntime = runtimes(
    "swift_getTypeByMangledNameInContextInMetadataState2"
)

/// Returns the type with a mangled name, which may be incomplete, by signed descriptions.
@_cdecl("swift_getTypeByMangledNameInContextInMetadataState2")
public func namedInStateAgain(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t
{
    checked(namedInStateAgainOfRuntime(a, b, c, d, e, f))
}

private let conformanceOfRuntime = runtimes("swift_getWitnessTable")

/// Returns a type's conformance.
@_cdecl("swift_getWitnessTable")
public func conformance(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    check(type: b)
    return conformanceOfRuntime(a, b, c, d, e, f)
}

private let conformsOfRuntime = runtimes("swift_conformsToProtocol")

/// Looks up a type's conformance.
@_cdecl("swift_conformsToProtocol")
public func conforms(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    check(type: a)
    return conformsOfRuntime(a, b, c, d, e, f)
}

private let conformsAgainOfRuntime = runtimes("swift_conformsToProtocol2")

/// Looks up a type's conformance, by signed descriptions.
@_cdecl("swift_conformsToProtocol2")
public func conformsAgain(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    check(type: a)
    return conformsAgainOfRuntime(a, b, c, d, e, f)
}

private let castOfRuntime = runtimes("swift_dynamicCast")

/// Casts a value.
@_cdecl("swift_dynamicCast")
public func cast(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    check(type: c)
    check(value: b, ofType: c)
    return castOfRuntime(a, b, c, d, e, f)
}

private let dynamicOfRuntime = runtimes("swift_getDynamicType")

/// Returns the type of the value in an existential.
@_cdecl("swift_getDynamicType")
public func dynamic(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    checked(dynamicOfRuntime(a, b, c, d, e, f))
}

private let opaqueOfRuntime = runtimes("swift_getOpaqueTypeMetadata")

/// Returns the type behind a `some`.
@_cdecl("swift_getOpaqueTypeMetadata")
public func opaque(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    checked(opaqueOfRuntime(a, b, c, d, e, f))
}

private let opaqueAgainOfRuntime = runtimes("swift_getOpaqueTypeMetadata2")

/// Returns the type behind a `some`, by signed descriptions.
@_cdecl("swift_getOpaqueTypeMetadata2")
public func opaqueAgain(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> lldiv_t {
    checked(opaqueAgainOfRuntime(a, b, c, d, e, f))
}
