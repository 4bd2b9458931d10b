// The additions of Swift's own part of Darwin: macros that cast, and functions with a variable number of
// arguments.

@_exported import Darwin

public var errno: Int32 {
    get { 0 }
    set {}
}

public var CLOCK_REALTIME: clockid_t { _CLOCK_REALTIME }
public var CLOCK_MONOTONIC: clockid_t { _CLOCK_MONOTONIC }
public var CLOCK_MONOTONIC_RAW: clockid_t { _CLOCK_MONOTONIC_RAW }
public var CLOCK_UPTIME_RAW: clockid_t { _CLOCK_UPTIME_RAW }
public var CLOCK_PROCESS_CPUTIME_ID: clockid_t { _CLOCK_PROCESS_CPUTIME_ID }
public var CLOCK_THREAD_CPUTIME_ID: clockid_t { _CLOCK_THREAD_CPUTIME_ID }

// <stdio.h>

public var stdin: UnsafeMutablePointer<FILE> {
    get { __stdinp }
    set { __stdinp = newValue }
}
public var stdout: UnsafeMutablePointer<FILE> {
    get { __stdoutp }
    set { __stdoutp = newValue }
}
public var stderr: UnsafeMutablePointer<FILE> {
    get { __stderrp }
    set { __stderrp = newValue }
}

// <signal.h>

public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }
public var SIG_ERR: sig_t { unsafeBitCast(-1, to: sig_t.self) }

// <sys/mman.h>

public var MAP_FAILED: UnsafeMutableRawPointer! { UnsafeMutableRawPointer(bitPattern: -1) }

// <fcntl.h>, <sys/ioctl.h>

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }
public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
public func openat(
    _ folder: Int32,
    _ path: UnsafePointer<CChar>,
    _ flags: Int32,
    _ mode: mode_t
) -> Int32 { 0 }
public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { 0 }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }
public func fcntl(
    _ descriptor: Int32,
    _ command: Int32,
    _ value: UnsafeMutableRawPointer
) -> Int32 { 0 }
public func ioctl(_ descriptor: CInt, _ request: UInt) -> CInt { 0 }
public func ioctl(_ descriptor: CInt, _ request: UInt, _ value: CInt) -> CInt { 0 }
public func ioctl(
    _ descriptor: CInt,
    _ request: UInt,
    _ value: UnsafeMutableRawPointer
) -> CInt { 0 }
public var TIOCGWINSZ: UInt { 0x4008_7468 }

// <sys/stat.h>

public var S_IFMT: mode_t { 0o170000 }
public var S_IFIFO: mode_t { 0o010000 }
public var S_IFCHR: mode_t { 0o020000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFBLK: mode_t { 0o060000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }
public var S_IFSOCK: mode_t { 0o140000 }
public var S_IRWXU: mode_t { 0o700 }
public var S_IRUSR: mode_t { 0o400 }
public var S_IWUSR: mode_t { 0o200 }
public var S_IXUSR: mode_t { 0o100 }
public var S_IRWXG: mode_t { 0o070 }
public var S_IRGRP: mode_t { 0o040 }
public var S_IWGRP: mode_t { 0o020 }
public var S_IXGRP: mode_t { 0o010 }
public var S_IRWXO: mode_t { 0o007 }
public var S_IROTH: mode_t { 0o004 }
public var S_IWOTH: mode_t { 0o002 }
public var S_IXOTH: mode_t { 0o001 }

// <math.h>: generic functions, and one of each name for `Float`.

public func ceil<Number: FloatingPoint>(_ x: Number) -> Number { x }
public func fabs<Number: FloatingPoint>(_ x: Number) -> Number { x }
public func floor<Number: FloatingPoint>(_ x: Number) -> Number { x }
public func fmod<Number: FloatingPoint>(_ x: Number, _ y: Number) -> Number { x }
public func remainder<Number: FloatingPoint>(_ x: Number, _ y: Number) -> Number { x }
public func round<Number: FloatingPoint>(_ x: Number) -> Number { x }
public func sqrt<Number: FloatingPoint>(_ x: Number) -> Number { x }
public func trunc<Number: FloatingPoint>(_ x: Number) -> Number { x }
public func acos(_ x: Float) -> Float { x }
public func asin(_ x: Float) -> Float { x }
public func atan(_ x: Float) -> Float { x }
public func atan2(_ y: Float, _ x: Float) -> Float { x }
public func cos(_ x: Float) -> Float { x }
public func exp(_ x: Float) -> Float { x }
public func hypot(_ x: Float, _ y: Float) -> Float { x }
public func log(_ x: Float) -> Float { x }
public func pow(_ x: Float, _ y: Float) -> Float { x }
public func sin(_ x: Float) -> Float { x }
public func tan(_ x: Float) -> Float { x }
