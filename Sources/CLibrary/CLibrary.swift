// The C library under one name. An attempt is linked with this module, so it brings no Foundation.
#if canImport(Darwin)
    @_exported import Darwin
#else
    @_exported import Glibc
#endif
