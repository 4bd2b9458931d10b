/// Settings of the GNU C library for the memory of programs that the judge starts.
///
/// Other C libraries ignore them.
package enum AllocatorSettings {
    /// The environment variable that holds them.
    package static let variable = "GLIBC_TUNABLES"

    /// For a compile, which allocates a hundred megabytes and ends: large pages need half as many calls.
    package static let largePages = "glibc.malloc.hugetlb=1"

    /// For an attempt, which makes and frees the objects of thousands of scenes: keep freed memory, and
    /// return none to the system.
    package static let manySmallObjects = [
        "glibc.malloc.tcache_count=2000", "glibc.malloc.top_pad=8388608",
        "glibc.malloc.trim_threshold=67108864",
    ].joined(separator: ":")
}
