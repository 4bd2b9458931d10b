import Foundation

extension Thread {
    /// Runs a block at once, in the place of `detachNewThread`: an attempt has one thread.
    public static func beginsOnThisOne(_ block: () -> Void) { block() }
}
