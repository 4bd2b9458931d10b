#if os(Linux)
    import Glibc
    import Scenario

    /// Forks attempts as the judge asks for them, where the environment says so, and comes back in each
    /// attempt; otherwise at once.
    ///
    /// An attempt has the judge's descriptors as its numbers 1 to 4, and a filter of system calls before
    /// anything of the answer's runs: as if it had been started for itself.
    func forkAttempts() {
        guard getenv(ForkOrder.variable) != nil else { return }
        unsetenv(ForkOrder.variable)
        var attempt: pid_t = 0
        while let (order, descriptors) = ForkOrder.next() {
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
                let ofInstructions: UInt = 2
                return ProcessControl.gainNoRights.set(1)
                    && ProcessControl.setFilter.set(ofInstructions, UInt(bitPattern: program))
            }
        }
    }
#else
    /// Nothing forks attempts here.
    func forkAttempts() {}
#endif
