#if os(Linux)
    import Glibc
    import Scenario

    extension ForkOrder {
        /// The judge's next message with the descriptors that come with it, or `nil` where there is none more.
        static func next() -> (ForkOrder, [Int32])? {
            var byte: UInt8 = 0
            // A header of 16 bytes, as Linux lays it out on machines of 64 bits, and the descriptors.
            let header = 16
            var control = [UInt64](repeating: 0, count: 8)
            var received = 0
            let count = withUnsafeMutableBytes(of: &byte) { bytes in
                var vector = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
                return withUnsafeMutablePointer(to: &vector) { vector in
                    control.withUnsafeMutableBytes { control in
                        var message = msghdr()
                        message.msg_iov = vector
                        message.msg_iovlen = 1
                        message.msg_control = control.baseAddress
                        message.msg_controllen = control.count
                        var count = 0
                        repeat {
                            count = recvmsg(ForkOrder.descriptor, &message, 0)
                        } while count < 0 && errno == EINTR
                        received = message.msg_controllen
                        return count
                    }
                }
            }
            guard count == 1, let order = ForkOrder(rawValue: byte) else { return nil }
            let descriptors = control.withUnsafeBytes { control in
                guard received > header else { return [Int32]() }
                let length = Int(control.load(as: UInt64.self))
                guard header...control.count ~= length else { return [] }
                return Array(
                    UnsafeRawBufferPointer(rebasing: control[header..<length]).bindMemory(
                        to: Int32.self
                    )
                )
            }
            return (order, descriptors)
        }
    }
#endif
