import Foundation
import Platform

/// A seccomp filter, as a BPF program, that denies system calls which no answer needs.
///
/// A denied call fails with an error. An attempt that tries one therefore continues, and its wrong replies
/// give it away. The rest of the sandbox holds without the filter, which is missing on machines of other
/// architectures.
struct SystemCallFilter {
    struct Files: Hashable, Sendable {
        /// Denies new processes.
        var withoutProcesses: String?
        /// Allows new processes, which the runtime needs to report a crash.
        var withProcesses: String?
    }

    private(set) var bytes: [UInt8] = []

    init(_ numbers: SystemCallNumbers, allowsProcesses: Bool) {
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
        // The flags of `clone3` lie in memory, where the filter cannot read them. Without `clone3`
        // the C library falls back to `clone`.
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

    static func files(in folder: String) throws(SandboxFault) -> Files {
        func write(_ name: String, allowsProcesses: Bool) throws(SandboxFault) -> String? {
            guard let numbers = SystemCallNumbers.own else { return nil }
            let filter = SystemCallFilter(numbers, allowsProcesses: allowsProcesses)
            let path = "\(folder)/\(name).bpf"
            if FileManager.default.contents(atPath: path) == Data(filter.bytes) { return path }
            do {
                try Data(filter.bytes).write(wholeTo: path)
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
        /// The flags of all kinds of new namespaces.
        static let namespaces: UInt32 = 0x7e02_0000
    }

    private mutating func add(
        _ operation: UInt16,
        _ value: UInt32,
        ifTrue: UInt8 = 0,
        ifFalse: UInt8 = 0
    ) {
        withUnsafeBytes(of: operation.littleEndian) { bytes += $0 }
        bytes += [ifTrue, ifFalse]
        withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
    }
}
