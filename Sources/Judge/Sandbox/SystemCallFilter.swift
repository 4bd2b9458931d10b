import Foundation

/// A filter of the kernel's that denies system calls which no answer needs, as the program of the
/// kernel's packet filter machine.
///
/// What is denied gives an error, so that an attempt that tries goes on and is told wrong by its
/// answers. Everywhere else the sandbox holds without it; a machine of another architecture has none.
struct SystemCallFilter {
    /// The two filters in use, as files.
    struct Files: Hashable, Sendable {
        /// No further processes.
        var withoutProcesses: String?
        /// Further processes, as the runtime needs to report on a crash.
        var withProcesses: String?
    }

    private var instructions: [UInt8] = []

    /// Creates a filter for this machine; `nil` where its architecture is unknown.
    init?(allowsProcesses: Bool) {
        #if arch(x86_64)
            let numbers = Numbers.x86
        #elseif arch(arm64)
            let numbers = Numbers.arm
        #else
            return nil
        #endif
        #if arch(x86_64) || arch(arm64)
            build(numbers, allowsProcesses: allowsProcesses)
        #endif
    }

    /// The filter's bytes.
    var bytes: [UInt8] { instructions }

    /// Writes both filters into a folder.
    static func files(in folder: String) throws(SandboxFault) -> Files {
        func write(_ name: String, allowsProcesses: Bool) throws(SandboxFault) -> String? {
            guard let filter = SystemCallFilter(allowsProcesses: allowsProcesses) else {
                return nil
            }
            let path = "\(folder)/\(name).bpf"
            if FileManager.default.contents(atPath: path) == Data(filter.bytes) { return path }
            do {
                try FileManager.default.createDirectory(
                    atPath: folder,
                    withIntermediateDirectories: true
                )
                try Data(filter.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
            } catch {
                throw SandboxFault("\(path) cannot be written: \(error)")
            }
            return path
        }
        return Files(
            withoutProcesses: try write("without-processes", allowsProcesses: false),
            withProcesses: try write("with-processes", allowsProcesses: true)
        )
    }

    // MARK: Instructions

    private enum Offset {
        static let number: UInt32 = 0
        static let architecture: UInt32 = 4
        static let firstArgument: UInt32 = 16
    }

    private enum Operation {
        static let load: UInt16 = 0x20
        static let jumpIfEqual: UInt16 = 0x15
        static let jumpIfAtLeast: UInt16 = 0x35
        static let jumpIfAnyBit: UInt16 = 0x45
        static let leave: UInt16 = 0x06
    }

    private enum Verdict {
        static let allow: UInt32 = 0x7fff_0000
        static let kill: UInt32 = 0x8000_0000
        static let notPermitted: UInt32 = 0x0005_0001
        static let notImplemented: UInt32 = 0x0005_0026
    }

    private enum CloneFlag {
        static let thread: UInt32 = 0x0001_0000
        /// New namespaces of any kind.
        static let namespaces: UInt32 = 0x7e02_0000
    }

    private mutating func add(
        _ operation: UInt16,
        _ value: UInt32,
        ifTrue: UInt8 = 0,
        ifFalse: UInt8 = 0
    ) {
        withUnsafeBytes(of: operation.littleEndian) { instructions += $0 }
        instructions += [ifTrue, ifFalse]
        withUnsafeBytes(of: value.littleEndian) { instructions += $0 }
    }

    private mutating func build(_ numbers: Numbers, allowsProcesses: Bool) {
        add(Operation.load, Offset.architecture)
        add(Operation.jumpIfEqual, numbers.architecture, ifTrue: 1)
        add(Operation.leave, Verdict.kill)
        add(Operation.load, Offset.number)
        if let end = numbers.end {
            add(Operation.jumpIfAtLeast, end, ifFalse: 1)
            add(Operation.leave, Verdict.kill)
        }
        for number in numbers.denied + (allowsProcesses ? [] : numbers.newProcess) {
            add(Operation.jumpIfEqual, number, ifFalse: 1)
            add(Operation.leave, Verdict.notPermitted)
        }
        // Its flags lie where the filter cannot look; without it the C library takes the older call.
        add(Operation.jumpIfEqual, numbers.clone3, ifFalse: 1)
        add(Operation.leave, Verdict.notImplemented)
        add(Operation.jumpIfEqual, numbers.clone, ifFalse: allowsProcesses ? 3 : 5)
        add(Operation.load, Offset.firstArgument)
        if !allowsProcesses {
            add(Operation.jumpIfAnyBit, CloneFlag.thread, ifTrue: 1)
            add(Operation.leave, Verdict.notPermitted)
        }
        add(Operation.jumpIfAnyBit, CloneFlag.namespaces, ifFalse: 1)
        add(Operation.leave, Verdict.notPermitted)
        add(Operation.leave, Verdict.allow)
    }

    /// The kernel's numbers of the calls, by architecture.
    private struct Numbers {
        var architecture: UInt32
        /// The first number that is not the architecture's own.
        var end: UInt32?
        var clone: UInt32
        let clone3: UInt32 = 435
        /// fork and vfork.
        var newProcess: [UInt32]
        /// execveat, ptrace, process_vm_readv, process_vm_writev, mount, umount2, pivot_root, chroot,
        /// unshare, setns, bpf, perf_event_open, userfaultfd, keyctl, add_key, request_key, socket,
        /// connect, bind, shmget, memfd_create, io_uring_setup, open_tree, move_mount, fsopen,
        /// pidfd_open and pidfd_getfd.
        var denied: [UInt32]

        static let x86 = Numbers(
            architecture: 0xc000_003e,
            end: 0x4000_0000,
            clone: 56,
            newProcess: [57, 58],
            denied: [
                322, 101, 310, 311, 165, 166, 155, 161, 272, 308, 321, 298, 323, 250, 248, 249, 41,
                42, 49, 29, 319, 425, 428, 429, 430, 434, 438,
            ]
        )

        static let arm = Numbers(
            architecture: 0xc000_00b7,
            end: nil,
            clone: 220,
            newProcess: [],
            denied: [
                281, 117, 270, 271, 40, 39, 41, 51, 97, 268, 280, 241, 282, 219, 217, 218, 198, 203,
                200, 194, 279, 425, 428, 429, 430, 434, 438,
            ]
        )
    }
}
