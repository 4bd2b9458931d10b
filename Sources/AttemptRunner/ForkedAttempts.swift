#if os(Linux)
    import Glibc
    import Scenario

    /// Forks attempts as the judge asks for them, where the environment says so, and comes back in each
    /// attempt; otherwise at once.
    ///
    /// An attempt has the judge's descriptors as its numbers 1 to 4, and a filter of system calls before
    /// anything of the answer's runs: as if it had been started for itself.
    public func forkAttempts() {
        guard getenv(ForkOrder.variable) != nil else { return }
        unsetenv(ForkOrder.variable)
        var attempt: pid_t = 0
        while let (order, descriptors) = nextForkOrder() {
            switch order {
            case .start:
                attempt = fork()
                if attempt == 0 { return becomeAttempt(descriptors) }
                descriptors.forEach { close($0) }
                if attempt < 0 { answer(errno) }
            case .look: answer(status(of: attempt, WNOHANG) ?? ForkOrder.running)
            case .kill:
                if attempt > 0 { kill(attempt, SIGKILL) }
                answer(status(of: attempt, 0) ?? SIGKILL)
            }
        }
        exit(0)
    }

    private func status(of attempt: pid_t, _ options: Int32) -> Int32? {
        var status: Int32 = 0
        while true {
            let ended = waitpid(attempt, &status, options)
            if ended == attempt { return status }
            if ended == 0 || errno != EINTR { return nil }
        }
    }

    private func answer(_ number: Int32) {
        var number = number
        _ = send(ForkOrder.descriptor, &number, MemoryLayout<Int32>.size, 0)
    }

    /// Takes the place of an attempt that was started; the judge is told once it holds.
    private func becomeAttempt(_ descriptors: [Int32]) {
        guard descriptors.count == ForkOrder.descriptorCount, denyFurtherProcesses() else {
            answer(EPERM)
            exit(1)
        }
        answer(0)
        for (number, descriptor) in zip(Int32(1)..., descriptors) { dup2(descriptor, number) }
        for descriptor in descriptors where descriptor > Int32(descriptors.count) {
            close(descriptor)
        }
        close(ForkOrder.filterDescriptor)
    }

    /// Puts the judge's filter of system calls before this process.
    private func denyFurtherProcesses() -> Bool {
        var filter = [UInt64](repeating: 0, count: 512)
        let count = filter.withUnsafeMutableBytes {
            pread(ForkOrder.filterDescriptor, $0.baseAddress, $0.count, 0)
        }
        let bytesOfInstruction = 8
        guard count > 0, count % bytesOfInstruction == 0 else { return false }
        return filter.withUnsafeMutableBytes { instructions in
            /// What the kernel takes a filter by: the number of its instructions, and where they are.
            var program = (
                UInt64(count / bytesOfInstruction), UInt(bitPattern: instructions.baseAddress)
            )
            return withUnsafeMutablePointer(to: &program) { program in
                // A filter is for programs that gain no rights by starting others.
                let gainNoRights: Int32 = 38
                let (setFilter, ofInstructions): (Int32, UInt) = (22, 2)
                return controlProcess(gainNoRights, 1) == 0
                    && controlProcess(setFilter, ofInstructions, UInt(bitPattern: program)) == 0
            }
        }
    }

    /// The judge's next message, or `nil` where there is none more.
    private func nextForkOrder() -> (ForkOrder, [Int32])? {
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
                    } while count < 0
                        && errno == EINTR
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
#else
    /// Nothing forks attempts here.
    public func forkAttempts() {}
#endif
