// C functions that are unavailable in Swift on Apple's systems as well. They are declared so that
// the compiler names the replacement.

/// Not in Swift, which has `rect.contains(point)`.
@available(*, unavailable, message: "Write rect.contains(point)")
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { fatalError() }

/// Not in Swift, which has `rect.contains(other)`.
@available(*, unavailable, message: "Write rect.contains(other)")
public func CGRectContainsRect(_ rect: CGRect, _ other: CGRect) -> Bool { fatalError() }

/// Not in Swift, which has `rect.intersects(other)`.
@available(*, unavailable, message: "Write rect.intersects(other)")
public func CGRectIntersectsRect(_ rect: CGRect, _ other: CGRect) -> Bool { fatalError() }

/// Not in Swift, which has `rect == other`.
@available(*, unavailable, message: "Write rect == other")
public func CGRectEqualToRect(_ rect: CGRect, _ other: CGRect) -> Bool { fatalError() }

/// Not in Swift, which has `point == other`.
@available(*, unavailable, message: "Write point == other")
public func CGPointEqualToPoint(_ point: CGPoint, _ other: CGPoint) -> Bool { fatalError() }

/// Not in Swift, which has `size == other`.
@available(*, unavailable, message: "Write size == other")
public func CGSizeEqualToSize(_ size: CGSize, _ other: CGSize) -> Bool { fatalError() }

/// Not in Swift, which has `rect.insetBy(dx:dy:)`.
@available(*, unavailable, message: "Write rect.insetBy(dx:dy:)")
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { fatalError() }

/// Not in Swift, which has `rect.offsetBy(dx:dy:)`.
@available(*, unavailable, message: "Write rect.offsetBy(dx:dy:)")
public func CGRectOffset(
    _ rect: CGRect,
    _ dx: CGFloat,
    _ dy: CGFloat
) -> CGRect { fatalError() }

/// Not in Swift, which has `rect.union(other)`.
@available(*, unavailable, message: "Write rect.union(other)")
public func CGRectUnion(_ rect: CGRect, _ other: CGRect) -> CGRect { fatalError() }

/// Not in Swift, which has `rect.intersection(other)`.
@available(*, unavailable, message: "Write rect.intersection(other)")
public func CGRectIntersection(_ rect: CGRect, _ other: CGRect) -> CGRect { fatalError() }

/// Not in Swift, which has `rect.isEmpty`.
@available(*, unavailable, message: "Write rect.isEmpty")
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { fatalError() }

/// Not in Swift, which has `rect.isNull`.
@available(*, unavailable, message: "Write rect.isNull")
public func CGRectIsNull(_ rect: CGRect) -> Bool { fatalError() }

/// Not in Swift, which has `rect.width`.
@available(*, unavailable, message: "Write rect.width")
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { fatalError() }

/// Not in Swift, which has `rect.height`.
@available(*, unavailable, message: "Write rect.height")
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { fatalError() }

/// Not in Swift, which has `rect.minX`.
@available(*, unavailable, message: "Write rect.minX")
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { fatalError() }

/// Not in Swift, which has `rect.midX`.
@available(*, unavailable, message: "Write rect.midX")
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { fatalError() }

/// Not in Swift, which has `rect.maxX`.
@available(*, unavailable, message: "Write rect.maxX")
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { fatalError() }

/// Not in Swift, which has `rect.minY`.
@available(*, unavailable, message: "Write rect.minY")
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { fatalError() }

/// Not in Swift, which has `rect.midY`.
@available(*, unavailable, message: "Write rect.midY")
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { fatalError() }

/// Not in Swift, which has `rect.maxY`.
@available(*, unavailable, message: "Write rect.maxY")
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { fatalError() }

/// Not in Swift, which has `CGAffineTransform(rotationAngle:)`.
@available(*, unavailable, message: "Write CGAffineTransform(rotationAngle:)")
public func CGAffineTransformMakeRotation(
    _ angle: CGFloat
) -> CGAffineTransform { fatalError() }

/// Not in Swift, which has `CGAffineTransform(scaleX:y:)`.
@available(*, unavailable, message: "Write CGAffineTransform(scaleX:y:)")
public func CGAffineTransformMakeScale(
    _ sx: CGFloat,
    _ sy: CGFloat
) -> CGAffineTransform { fatalError() }

/// Not in Swift, which has `CGAffineTransform(translationX:y:)`.
@available(*, unavailable, message: "Write CGAffineTransform(translationX:y:)")
public func CGAffineTransformMakeTranslation(
    _ tx: CGFloat,
    _ ty: CGFloat
) -> CGAffineTransform { fatalError() }
