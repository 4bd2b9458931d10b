import Foundation
import Scenario

#if canImport(Glibc)
    import Glibc
#endif

/// The judge's end of what it asks a ``ForkServer``'s program by: messages, to which descriptors are tied.
final class ForkChannel {
    private let descriptor: Int32

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Makes a channel and its other end.
    static func pair() throws(SpawnError) -> (ForkChannel, other: Int32) {
        #if canImport(Glibc)
            let kind = Int32(SOCK_SEQPACKET.rawValue)
        #else
            let kind = SOCK_SEQPACKET
        #endif
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw SpawnError(executable: "a pair of sockets", number: errno)
        }
        let high = ends.map(ProcessPipe.moved)
        makeNonBlocking(high[0])
        return (ForkChannel(high[0]), high[1])
    }

    /// Sends a message; `false` where nobody takes it.
    func send(_ order: ForkOrder, _ descriptors: [Int32]) -> Bool {
        var byte = order.rawValue
        var rights = descriptors.isEmpty ? [] : ForkChannel.rights(descriptors)
        return withUnsafeMutableBytes(of: &byte) { bytes in
            var vector = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
            return withUnsafeMutablePointer(to: &vector) { vector in
                rights.withUnsafeMutableBytes { rights in
                    var message = msghdr()
                    message.msg_iov = vector
                    message.msg_iovlen = 1
                    if !rights.isEmpty {
                        message.msg_control = rights.baseAddress
                        message.msg_controllen = .init(rights.count)
                    }
                    return sendmsg(descriptor, &message, ForkChannel.withoutSignal) == 1
                }
            }
        }
    }

    #if os(Linux)
        private static let withoutSignal = Int32(MSG_NOSIGNAL)
    #else
        private static let withoutSignal: Int32 = 0
    #endif

    /// What goes with a message to hand on descriptors, as Linux lays it out on machines of 64 bits: its
    /// length, the level of sockets, the kind for rights, and the descriptors.
    private static func rights(_ descriptors: [Int32]) -> [UInt8] {
        let header = 16
        var bytes: [UInt8] = []
        withUnsafeBytes(of: UInt64(header + descriptors.count * 4)) { bytes += $0 }
        for number in [SOL_SOCKET, 1] + descriptors { withUnsafeBytes(of: number) { bytes += $0 } }
        return bytes + [UInt8](repeating: 0, count: (8 - bytes.count % 8) % 8)
    }

    /// The next answer: `nil` where none comes in time, and where it is none.
    func answer(within seconds: Double) -> Int32? {
        let deadline = monotonicSeconds() + seconds
        while true {
            var number: Int32 = 0
            let count = recv(descriptor, &number, MemoryLayout<Int32>.size, 0)
            if count == MemoryLayout<Int32>.size { return number }
            guard count < 0, errno == EAGAIN || errno == EINTR else { return nil }
            let remaining = deadline - monotonicSeconds()
            guard remaining > 0 else { return nil }
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            _ = Foundation.poll(&waiting, 1, Int32(remaining * 1_000) + 1)
        }
    }
}
