/// Changes of layers that Core Animation shows together.
///
/// This model animates nothing: changes are made at once, inside of a transaction and outside. A
/// transaction keeps what is set for it, and its completion block runs when it is committed, as
/// Apple documents of one without animations.
open class CATransaction: NSObject {
    private struct Group {
        var animationDuration: TimeInterval = 0.25
        var disablesActions = false
        var completionBlock: (() -> Void)?
    }

    // Unsafe to the compiler because Core Animation belongs to no actor; the model is used on one
    // thread.
    nonisolated(unsafe) private static var groups: [Group] = []
    /// What is set outside of every transaction, where Core Animation begins one by itself.
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

    /// Begins a transaction, inside of the present one where there is one.
    open class func begin() {
        var group = current
        group.completionBlock = nil
        groups.append(group)
    }

    /// Ends the present transaction, and runs its completion block.
    ///
    /// Apple documents an exception where there is none, not even one that Core Animation began by
    /// itself; here nothing happens then.
    open class func commit() {
        groups.popLast()?.completionBlock?()
    }

    /// Does nothing: nothing waits to be shown.
    open class func flush() {}

    /// How long the present transaction's animations would take, in seconds.
    open class func animationDuration() -> TimeInterval { current.animationDuration }

    /// Says how long the present transaction's animations would take, in seconds.
    ///
    /// Kept only.
    open class func setAnimationDuration(_ dur: TimeInterval) {
        current.animationDuration = dur
    }

    /// Whether changes of properties would be shown without animations.
    open class func disableActions() -> Bool { current.disablesActions }

    /// Says whether changes of properties would be shown without animations.
    ///
    /// Kept only: there are none here anyway.
    open class func setDisableActions(_ flag: Bool) {
        current.disablesActions = flag
    }

    /// What runs when the present transaction is committed.
    open class func completionBlock() -> (() -> Void)? { current.completionBlock }

    /// Says what runs when the present transaction's animations are over.
    ///
    /// Here that is at its ``commit()``. A block that another one replaces runs at once, as Apple
    /// documents where no animation was added; outside of every transaction each does, since this
    /// model has no run loop whose end would commit it.
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
