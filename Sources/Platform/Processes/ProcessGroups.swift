import Foundation

/// The process groups that this process spawned and that still run.
///
/// A judge that is asked to end must not leave an endless loop behind. A signal handler can access
/// only globals, so the groups are a static array of fixed size.
package enum ProcessGroups {
    /// More groups than a judge ever runs at once; further groups are not recorded.
    private static let capacity = 256

    private static let lock = NSLock()
    nonisolated(unsafe) private static let slots: UnsafeMutablePointer<pid_t> = {
        let slots = UnsafeMutablePointer<pid_t>.allocate(capacity: capacity)
        slots.initialize(repeating: 0, count: capacity)
        return slots
    }()

    static func insert(_ group: pid_t) { replace(0, with: group) }

    static func remove(_ group: pid_t) { replace(group, with: 0) }

    private static func replace(_ old: pid_t, with new: pid_t) {
        lock.withLock {
            guard let slot = (0..<capacity).first(where: { slots[$0] == old }) else { return }
            slots[slot] = new
        }
    }

    /// From now on, SIGTERM kills all groups before it ends this process.
    package static func endWithThisProcess() {
        _ = slots
        signal(SIGTERM) { number in
            for slot in 0..<ProcessGroups.capacity where ProcessGroups.slots[slot] > 0 {
                kill(-ProcessGroups.slots[slot], SIGKILL)
            }
            signal(number, SIG_DFL)
            raise(number)
        }
    }
}
