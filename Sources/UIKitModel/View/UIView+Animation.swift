extension UIView {
    /// Makes changes that an app would show as an animation.
    ///
    /// Here they are made at once.
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
}
