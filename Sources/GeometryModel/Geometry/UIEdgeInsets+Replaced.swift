// C functions that are unavailable in Swift on Apple's systems as well. They are declared so that
// the compiler names the replacement.

/// Not in Swift, which has `UIEdgeInsets(top:left:bottom:right:)`.
@available(*, unavailable, message: "Write UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
    _ top: CGFloat,
    _ left: CGFloat,
    _ bottom: CGFloat,
    _ right: CGFloat
) -> UIEdgeInsets { fatalError() }

/// Not in Swift, which has `rect.inset(by:)`.
@available(*, unavailable, message: "Write rect.inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { fatalError() }
