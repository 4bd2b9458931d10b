/// Animations, which take no time here.
///
/// Each of these methods makes the changes at once, whatever its delay and duration, and then runs the
/// completion with `true`, unless the animation would repeat without an end. A view therefore is never in the middle of an animation, so that there is
/// no touch that `allowUserInteraction` would decide about: Apple documents that views take none
/// while they are animated without it.
extension UIView {
    /// Makes changes that an app would show as an animation.
    ///
    /// - Parameters:
    ///   - duration: Not waited for.
    ///   - animations: The changes.
    ///   - completion: Called right afterwards, with `true`.
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes that an app would show as an animation after a delay.
    ///
    /// - Parameters:
    ///   - duration: Not waited for.
    ///   - delay: Not waited for.
    ///   - options: Without effect, except that an animation that repeats does not complete.
    ///   - animations: The changes.
    ///   - completion: Called right afterwards, with `true`.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        complete(completion, options)
    }

    /// Makes changes that an app would show with the motion of a spring.
    ///
    /// - Parameters:
    ///   - duration: Not waited for.
    ///   - delay: Not waited for.
    ///   - dampingRatio: Without effect.
    ///   - velocity: Without effect.
    ///   - options: Without effect, except that an animation that repeats does not complete.
    ///   - animations: The changes.
    ///   - completion: Called right afterwards, with `true`.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        complete(completion, options)
    }

    /// Makes changes that an app would show with the motion of a spring.
    ///
    /// - Parameters:
    ///   - duration: Not waited for.
    ///   - bounce: Without effect.
    ///   - initialSpringVelocity: Without effect.
    ///   - delay: Not waited for.
    ///   - options: Without effect, except that an animation that repeats does not complete.
    ///   - animations: The changes.
    ///   - completion: Called right afterwards, with `true`.
    public class func animate(
        springDuration duration: TimeInterval = 0.5,
        bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        complete(completion, options)
    }

    /// Makes changes inside of a view that an app would show as a transition.
    ///
    /// - Parameters:
    ///   - view: The view, without effect.
    ///   - duration: Not waited for.
    ///   - options: Without effect, except that an animation that repeats does not complete.
    ///   - animations: The changes.
    ///   - completion: Called right afterwards, with `true`.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

    private class func complete(_ completion: ((Bool) -> Void)?, _ options: AnimationOptions) {
        if !options.contains(.repeat) { completion?(true) }
    }

    /// Makes changes that an app would show without an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        actionsWithoutAnimation()
    }
}
