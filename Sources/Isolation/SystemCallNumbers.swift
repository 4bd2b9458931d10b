/// The kernel's numbers of system calls, by architecture.
struct SystemCallNumbers {
    /// The kernel's constant for the architecture.
    var architecture: UInt32
    /// The first system call number of a second interface, such as x32 on x86-64; `nil` if there is none.
    var end: UInt32?
    /// `clone`, which makes a thread, process or namespace, depending on the flags in its first argument.
    var clone: UInt32
    /// `clone3`, which does the same with its flags in memory.
    let clone3: UInt32 = 435
    /// fork and vfork.
    var newProcess: [UInt32]
    /// execveat, ptrace, process_vm_readv, process_vm_writev, mount, umount2, pivot_root, chroot,
    /// unshare, setns, bpf, perf_event_open, userfaultfd, keyctl, add_key, request_key, socket,
    /// connect, bind, shmget, memfd_create, io_uring_setup, open_tree, move_mount, fsopen,
    /// pidfd_open and pidfd_getfd.
    var denied: [UInt32]

    /// The numbers of this machine; `nil` if its architecture is unknown.
    static var own: SystemCallNumbers? {
        #if arch(x86_64)
            .x86
        #elseif arch(arm64)
            .arm
        #else
            nil
        #endif
    }

    static let x86 = SystemCallNumbers(
        architecture: 0xc000_003e,
        end: 0x4000_0000,
        clone: 56,
        newProcess: [57, 58],
        denied: [
            322, 101, 310, 311, 165, 166, 155, 161, 272, 308, 321, 298, 323, 250, 248, 249, 41,
            42, 49, 29, 319, 425, 428, 429, 430, 434, 438,
        ]
    )

    static let arm = SystemCallNumbers(
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
