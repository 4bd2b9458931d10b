extension Thread {
    /// Runs a block immediately; replaces `detachNewThread`, because an attempt has only one
    /// thread.
    public static func beginsOnThisOne(_ block: () -> Void) { block() }
}
