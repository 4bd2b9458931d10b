// The size of an array's block is a product that Swift does not check: room for 2⁶³ - 1 numbers takes 24
// bytes. These cannot hold the array's head. The capacity, which is the block's size without the head, then
// wraps to a huge number, and appending writes over any memory.
//
// Blocks are therefore never smaller than an array's head and one byte. The capacity is then true, whatever
// size was requested.
//
// Source: `HeapObject.cpp` and `Heap.cpp` of Swift 6.3, which call the two functions here;
// `ContiguousArrayBuffer.swift` for the head of 32 bytes, after which elements are aligned.

@_silgen_name("__libc_malloc")
private func blockOfLibrary(_ bytes: UInt) -> UInt

@_silgen_name("__libc_memalign")
private func alignedBlockOfLibrary(_ alignment: UInt, _ bytes: UInt) -> UInt

/// Allocates a block.
@_cdecl("malloc")
public func block(_ bytes: UInt) -> UInt { blockOfLibrary(max(bytes, 40)) }

/// Allocates a block at a multiple of a power of two.
///
/// - Returns: 0, or the system's error.
@_cdecl("posix_memalign")
public func alignedBlock(_ place: UInt, _ alignment: UInt, _ bytes: UInt) -> Int32 {
    let block = alignedBlockOfLibrary(alignment, max(bytes, max(alignment, 32) &+ 8))
    guard block != 0 else { return 12 }
    UnsafeMutablePointer<UInt>(bitPattern: place)?.pointee = block
    return 0
}
