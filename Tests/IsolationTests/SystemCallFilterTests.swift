import Foundation
import Testing

@testable import Isolation

@Suite("The filter of system calls")
struct SystemCallFilterTests {
    enum Machine: CaseIterable {
        case x86, arm

        var numbers: SystemCallNumbers { self == .x86 ? .x86 : .arm }
        /// AUDIT_ARCH_X86_64 and AUDIT_ARCH_AARCH64.
        var architecture: UInt32 { self == .x86 ? 0xc000_003e : 0xc000_00b7 }
    }

    /// A call by its name, and its number on both machines, by the kernel's headers.
    struct Call: CustomTestStringConvertible {
        var name: String
        private var numberOnX86: UInt32?
        private var numberOnArm: UInt32?

        init(_ name: String, _ numberOnX86: UInt32?, _ numberOnArm: UInt32?) {
            self.name = name
            self.numberOnX86 = numberOnX86
            self.numberOnArm = numberOnArm
        }

        var testDescription: String { name }

        func number(on machine: Machine) -> UInt32? {
            machine == .x86 ? numberOnX86 : numberOnArm
        }
    }

    private static let notPermitted = PacketFilterMachine.Verdict.denied(error: 1)

    private func verdict(
        _ number: UInt32,
        on machine: Machine,
        allowsProcesses: Bool,
        firstArgument: UInt64 = 0
    ) throws -> PacketFilterMachine.Verdict {
        let filter = SystemCallFilter(machine.numbers, allowsProcesses: allowsProcesses)
        return try PacketFilterMachine(filter.bytes).verdict(
            on: PacketFilterMachine.Call(
                number: number,
                architecture: machine.architecture,
                firstArgument: firstArgument
            )
        )
    }

    @Test(
        "System calls that no answer needs are denied, with processes or without",
        arguments: [
            Call("execveat", 322, 281), Call("ptrace", 101, 117),
            Call("process_vm_readv", 310, 270), Call("process_vm_writev", 311, 271),
            Call("mount", 165, 40), Call("umount2", 166, 39), Call("pivot_root", 155, 41),
            Call("chroot", 161, 51), Call("unshare", 272, 97), Call("setns", 308, 268),
            Call("bpf", 321, 280), Call("perf_event_open", 298, 241),
            Call("userfaultfd", 323, 282), Call("keyctl", 250, 219), Call("add_key", 248, 217),
            Call("request_key", 249, 218), Call("socket", 41, 198), Call("connect", 42, 203),
            Call("bind", 49, 200), Call("shmget", 29, 194), Call("memfd_create", 319, 279),
            Call("io_uring_setup", 425, 425), Call("open_tree", 428, 428),
            Call("move_mount", 429, 429), Call("fsopen", 430, 430), Call("pidfd_open", 434, 434),
            Call("pidfd_getfd", 438, 438),
        ],
        Machine.allCases
    )
    func denied(call: Call, machine: Machine) throws {
        let number = try #require(call.number(on: machine))
        for allowsProcesses in [false, true] {
            let verdict = try verdict(number, on: machine, allowsProcesses: allowsProcesses)
            #expect(verdict == SystemCallFilterTests.notPermitted)
        }
    }

    @Test(
        "System calls that the runtime needs are allowed",
        arguments: [
            Call("read", 0, 63), Call("write", 1, 64), Call("openat", 257, 56),
            Call("mmap", 9, 222), Call("mprotect", 10, 226), Call("execve", 59, 221),
            Call("futex", 202, 98), Call("rt_sigaction", 13, 134), Call("wait4", 61, 260),
            Call("kill", 62, 129), Call("sched_yield", 24, 124), Call("getrandom", 318, 278),
            Call("exit_group", 231, 94),
        ],
        Machine.allCases
    )
    func allowed(call: Call, machine: Machine) throws {
        let number = try #require(call.number(on: machine))
        for allowsProcesses in [false, true] {
            // The first argument is of no interest but to clone.
            for argument: UInt64 in [0, .max] {
                let verdict = try verdict(
                    number,
                    on: machine,
                    allowsProcesses: allowsProcesses,
                    firstArgument: argument
                )
                #expect(verdict == .allowed)
            }
        }
    }

    @Test(
        "A thread may begin, a process only where crashes are looked into, a namespace never",
        arguments: Machine.allCases
    )
    func clone(machine: Machine) throws {
        let clone = try #require(Call("clone", 56, 220).number(on: machine))
        func verdicts(_ flags: UInt64) throws -> [PacketFilterMachine.Verdict] {
            try [false, true].map { allowsProcesses in
                try verdict(
                    clone,
                    on: machine,
                    allowsProcesses: allowsProcesses,
                    firstArgument: flags
                )
            }
        }
        let denied = SystemCallFilterTests.notPermitted
        // CLONE_VM and what else goes with a thread; SIGCHLD alone, as fork does.
        #expect(try verdicts(0x3d_0f00) == [.allowed, .allowed])
        #expect(try verdicts(17) == [denied, .allowed])
        // New mount, control group, host name, message, user, process and network namespaces.
        for flag: UInt64 in [17, 25, 26, 27, 28, 29, 30].map({ 1 << $0 }) {
            #expect(try verdicts(0x3d_0f00 | flag) == [denied, denied], "\(flag)")
            #expect(try verdicts(17 | flag) == [denied, denied], "\(flag)")
        }
    }

    @Test("clone3 does not exist, so that the C library takes clone", arguments: Machine.allCases)
    func clone3(machine: Machine) throws {
        for allowsProcesses in [false, true] {
            let verdict = try verdict(435, on: machine, allowsProcesses: allowsProcesses)
            #expect(verdict == .denied(error: 38))
        }
    }

    @Test("fork and vfork are processes", arguments: [57, 58] as [UInt32])
    func fork(number: UInt32) throws {
        #expect(
            try verdict(number, on: .x86, allowsProcesses: false)
                == SystemCallFilterTests.notPermitted
        )
        #expect(try verdict(number, on: .x86, allowsProcesses: true) == .allowed)
    }

    @Test("The calls of another architecture end the process", arguments: Machine.allCases)
    func otherArchitecture(machine: Machine) throws {
        let filter = SystemCallFilter(machine.numbers, allowsProcesses: true)
        // AUDIT_ARCH_I386, AUDIT_ARCH_ARM, none, and the other one of the two.
        let others = [0x4000_0003, 0x4000_0028, 0, 0xc000_00f9 &- machine.architecture]
        for architecture in others where architecture != machine.architecture {
            let call = PacketFilterMachine.Call(number: 1, architecture: architecture)
            #expect(try PacketFilterMachine(filter.bytes).verdict(on: call) == .killed)
        }
    }

    @Test("The calls of x86 with short pointers end the process")
    func shortPointers() throws {
        for number: UInt32 in [0, 1, 41, 59, 322] {
            let verdict = try verdict(0x4000_0000 | number, on: .x86, allowsProcesses: true)
            #expect(verdict == .killed)
        }
    }

    @Test("Both filters are written once, and are this machine's")
    func files() throws {
        let folder = NSTemporaryDirectory() + "filters-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let files = try SystemCallFilter.files(in: folder)
        guard let own = SystemCallNumbers.own else {
            #expect(files.withoutProcesses == nil && files.withProcesses == nil)
            return
        }
        for (path, allowsProcesses) in [
            (files.withProcesses, true), (files.withoutProcesses, false),
        ] {
            let path = try #require(path)
            let filter = SystemCallFilter(own, allowsProcesses: allowsProcesses)
            #expect(FileManager.default.contents(atPath: path) == Data(filter.bytes))
        }
        let damaged = URL(fileURLWithPath: try #require(files.withProcesses))
        try Data().write(to: damaged)
        #expect(try SystemCallFilter.files(in: folder) == files)
        #expect(try Data(contentsOf: damaged).count > 0)
    }
}
