/// Groups layer changes that Core Animation shows together.
///
/// The model has no animations: every change takes effect at once. A transaction stores its
/// settings. Its completion block runs at the commit, as Apple documents for a transaction without
/// animations.
open class CATransaction: NSObject {
    private struct Group {
        var animationDuration: TimeInterval = 0.25
        var disablesActions = false
        var completionBlock: (() -> Void)?
    }

    // Unsafe because Core Animation belongs to no actor. Only one thread uses the model.
    nonisolated(unsafe) private static var groups: [Group] = []
    /// The settings outside every transaction, for which Core Animation begins an implicit one.
    nonisolated(unsafe) private static var implicitGroup = Group()

    private static var current: Group {
        get { groups.last ?? implicitGroup }
        set {
            if groups.isEmpty {
                implicitGroup = newValue
            } else {
                groups[groups.count - 1] = newValue
            }
        }
    }

    /// Begins a transaction, nested in the current one, if any.
    open class func begin() {
        var group = current
        group.completionBlock = nil
        groups.append(group)
    }

    /// Ends the current transaction, and runs its completion block.
    ///
    /// Without a transaction, not even an implicit one, Apple documents an exception; here the call
    /// has no effect.
    open class func commit() {
        groups.popLast()?.completionBlock?()
    }

    /// Does nothing, because no change waits to be shown.
    open class func flush() {}

    /// The duration of the current transaction's animations, in seconds.
    open class func animationDuration() -> TimeInterval { current.animationDuration }

    /// Sets the duration of the current transaction's animations, in seconds; stored only.
    open class func setAnimationDuration(_ dur: TimeInterval) {
        current.animationDuration = dur
    }

    /// Whether changes of properties are not animated.
    open class func disableActions() -> Bool { current.disablesActions }

    /// Sets whether changes of properties are not animated; stored only.
    open class func setDisableActions(_ flag: Bool) {
        current.disablesActions = flag
    }

    /// The block that runs when the current transaction is committed.
    open class func completionBlock() -> (() -> Void)? { current.completionBlock }

    /// Sets the block that runs when the current transaction's animations have ended.
    ///
    /// Here that is its ``commit()``. A replaced block runs at once, as Apple documents for a
    /// transaction without animations. Outside every transaction each block runs at once, because
    /// the model has no run loop that would commit an implicit one.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        guard !groups.isEmpty else {
            block?()
            return
        }
        let replaced = current.completionBlock
        current.completionBlock = block
        replaced?()
    }
}
