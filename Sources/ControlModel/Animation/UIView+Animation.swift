/// Animations, which take no time here.
///
/// Each method makes the changes at once, and then calls the completion with `true`. The other
/// parameters have no effect, except that an animation that repeats does not complete.
///
/// `allowUserInteraction` thus has no effect, because no view is ever in the middle of an
/// animation. Apple documents that without this option views receive no touches while they are
/// animated.
extension UIView {
    /// Makes changes that an app would animate.
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes that an app would animate after a delay.
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
