/// Animations, which take no time here.
///
/// Each method makes the changes at once, whatever the delay and duration. It then calls the
/// completion with `true`, unless the animation would repeat endlessly.
///
/// `allowUserInteraction` thus has no effect, because no view is ever in the middle of an
/// animation. Apple documents that without this option views receive no touches while they are
/// animated.
extension UIView {
    /// Makes changes that an app would animate.
    ///
    /// - Parameters:
    ///   - duration: Ignored.
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

    /// Makes changes that an app would animate after a delay.
    ///
    /// - Parameters:
    ///   - duration: Ignored.
    ///   - delay: Ignored.
    ///   - options: Ignored, except that a repeating animation does not complete.
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

    /// Makes changes that an app would animate like a spring.
    ///
    /// - Parameters:
    ///   - duration: Ignored.
    ///   - delay: Ignored.
    ///   - dampingRatio: Ignored.
    ///   - velocity: Ignored.
    ///   - options: Ignored, except that a repeating animation does not complete.
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

    /// Makes changes that an app would animate like a spring.
    ///
    /// - Parameters:
    ///   - duration: Ignored.
    ///   - bounce: Ignored.
    ///   - initialSpringVelocity: Ignored.
    ///   - delay: Ignored.
    ///   - options: Ignored, except that a repeating animation does not complete.
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

    /// Makes changes inside a view that an app would show as a transition.
    ///
    /// - Parameters:
    ///   - view: Ignored.
    ///   - duration: Ignored.
    ///   - options: Ignored, except that a repeating animation does not complete.
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

    /// Makes changes without an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        actionsWithoutAnimation()
    }
}
